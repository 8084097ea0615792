import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import classes from './how-it-works.module.css';
import { ProvenScience } from './proven-science.tsx';
import { QuestSteps } from './quest-steps.tsx';

export function HowItWorks() {
  const [isOpen, setIsOpen] = useState(false);
  const contentId = useId();
  return (
    <section id="how-it-works" tabIndex={-1} className={classes.section}>
      {/* A form action, because React replays one that is submitted before hydration. */}
      <form action={() => setIsOpen((wasOpen) => !wasOpen)}>
        <h2 className={classes.title}>
          <button
            type="submit"
            className={classes.toggle}
            aria-expanded={isOpen}
            aria-controls={contentId}
          >
            How it Works
            <IconChevronDown className={classes.chevron} size={32} aria-hidden="true" />
          </button>
        </h2>
      </form>
      <div id={contentId} hidden={!isOpen} className={classes.content}>
        <QuestSteps />
        <ProvenScience />
      </div>
    </section>
  );
}
