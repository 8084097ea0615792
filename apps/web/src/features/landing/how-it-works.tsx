import { Spinner } from '@guildpath/ui';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { lazyPart, Part } from '../../shared/code-loading/lazy-part.tsx';
import classes from './how-it-works.module.css';

// Loaded on demand: few visitors open it, and the page arrives a round trip earlier.
const HowItWorksContent = lazyPart(
  async () => (await import('./how-it-works-content.tsx')).HowItWorksContent,
);

export function HowItWorks() {
  const [isOpen, setIsOpen] = useState(false);
  const contentId = useId();
  return (
    <section id="how-it-works" tabIndex={-1} className={classes.section}>
      {/* A form action, because React replays submissions from before hydration. */}
      <form action={() => setIsOpen((wasOpen) => !wasOpen)}>
        <h2 className={classes.title}>
          <button
            type="submit"
            className={classes.toggle}
            aria-expanded={isOpen}
            aria-controls={contentId}
            onPointerEnter={HowItWorksContent.preload}
            onFocus={HowItWorksContent.preload}
          >
            How it Works
            <IconChevronDown className={classes.chevron} size={32} aria-hidden="true" />
          </button>
        </h2>
      </form>
      <div id={contentId} hidden={!isOpen}>
        {isOpen ? (
          <Part
            name="how it works"
            fallback={
              <div className={classes.loading}>
                <Spinner />
              </div>
            }
          >
            <HowItWorksContent />
          </Part>
        ) : null}
      </div>
    </section>
  );
}
