import { type Tier, tierFacts } from '@guildpath/contract';
import { Page, QuestProgress } from '@guildpath/ui';
import { IconDoorExit, IconHourglass } from '@tabler/icons-react';
import { memo, type ReactNode, useDeferredValue } from 'react';
import { LinkButton } from '../../../shared/layout/link-button.tsx';
import classes from './quest-frame.module.css';

export interface QuestFrameProps {
  readonly tier: Tier;
  /** Index of the scene; the number of scenes at the completion. */
  readonly position: number;
  readonly total: number;
  /** Disables the exit meanwhile: leaving would cancel the redirect to the results. */
  readonly isSubmitting: boolean;
  /** Between two chapters. Default: false. */
  readonly isPaused?: boolean;
  readonly children: ReactNode;
}

// The same elements from scene to scene, which React does not render again.
const hourglass = <IconHourglass size={18} stroke={1.75} aria-hidden="true" />;

/** What stays the same from scene to scene: progress, duration and exit. */
export function QuestFrame(props: QuestFrameProps) {
  const { tier, position, total, isSubmitting, isPaused = false, children } = props;
  const { name, minutes } = tierFacts[tier];
  const current = Math.min(position + 1, total);
  // The scene first: the lantern sets out once that is painted.
  const reached = useDeferredValue(current);
  const isComplete = position >= total;
  return (
    <Page
      width="full"
      header={
        <header className={classes.header}>
          <div className={classes.row}>
            <p className={classes.tier}>{name}</p>
            <p className={classes.time}>
              {hourglass}
              <span className="gp-visually-hidden">Time estimate: </span>
              {minutes} min
            </p>
            <ExitLink isDisabled={isSubmitting} />
          </div>
          <QuestProgress current={reached} total={total} />
          <p className={classes.count} role="status">
            {isComplete
              ? `All ${total} questions answered`
              : isPaused
                ? `${position} of ${total} answered`
                : `Question ${current} of ${total}`}
          </p>
        </header>
      }
    >
      <div className={classes.content}>{children}</div>
    </Page>
  );
}

const ExitLink = memo(function ExitLink({ isDisabled }: { readonly isDisabled: boolean }) {
  return (
    <LinkButton
      to="/"
      variant="quiet"
      size="sm"
      className={classes.exit}
      disabled={isDisabled}
      leftIcon={<IconDoorExit size={20} stroke={1.75} aria-hidden="true" />}
    >
      Exit <span className="gp-visually-hidden">to home</span>
    </LinkButton>
  );
});
