import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import classes from './how-it-works.module.css';
import { LandingStill } from './landing-still.ts';

export function HowItWorks() {
  const [isOpen, setIsOpen] = useState(false);
  const contentId = useId();
  return (
    <section id="how-it-works" className={classes.section}>
      <h2 className={classes.title}>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => setIsOpen(!isOpen)}
        >
          How it Works
          <IconChevronDown className={classes.chevron} size={32} aria-hidden="true" />
        </button>
      </h2>
      <div id={contentId} hidden={!isOpen} className={classes.content}>
        <LandingStill name="quest-steps" />
        <LandingStill name="proven-science" />
      </div>
    </section>
  );
}
