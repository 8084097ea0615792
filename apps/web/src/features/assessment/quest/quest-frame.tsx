import { type OptionId, type Question, type Tier, tierFacts } from '@guildpath/contract';
import { Page, QuestProgress, QuestScenery } from '@guildpath/ui';
import { IconDoorExit, IconHourglass } from '@tabler/icons-react';
import { memo, type ReactNode, useDeferredValue } from 'react';
import { LinkButton } from '../../../shared/layout/link-button.tsx';
import classes from './quest-frame.module.css';

export interface QuestFrameProps {
  readonly tier: Tier;
  /** Set for a student, who leaves for the page of the place instead of home. */
  readonly hallName?: string | undefined;
  /** The scene whose place and time of day the scenery shows. */
  readonly scene: Question | undefined;
  /** The option that the picture answers. */
  readonly chosen: OptionId | undefined;
  /** Index of the scene; `total` at the completion. */
  readonly position: number;
  readonly total: number;
  /** Disables the exit, because leaving would cancel the redirect to the results. */
  readonly isSubmitting: boolean;
  /** True between two chapters. Default: false. */
  readonly isPaused?: boolean;
  readonly children: ReactNode;
}

// A constant element, which React does not render again for each scene.
const hourglass = <IconHourglass size={18} stroke={1.75} aria-hidden="true" />;

export function QuestFrame(props: QuestFrameProps) {
  const { tier, hallName, position, total, isSubmitting, isPaused = false, children } = props;
  const { name, minutes } = tierFacts[tier];
  const current = Math.min(position + 1, total);
  // Deferred, so that scene and choice are painted before the lantern moves and the scenery changes.
  const reached = useDeferredValue(current);
  const scene = useDeferredValue(props.scene);
  const chosen = useDeferredValue(props.chosen);
  const isComplete = position >= total;
  return (
    <Page
      width="full"
      header={
        <header className={classes.header}>
          <div className={classes.row}>
            <p className={classes.tier}>
              <span>{hallName ?? name}</span>
            </p>
            <p className={classes.count} role="status">
              {isComplete
                ? `All ${total} questions answered`
                : isPaused
                  ? `${position} of ${total} answered`
                  : `Question ${current} of ${total}`}
            </p>
            <p className={classes.time}>
              {hourglass}
              <span className="gp-visually-hidden">Time estimate: </span>
              {minutes} min
            </p>
          </div>
          <ExitLink to={hallName ? '/join' : '/'} isDisabled={isSubmitting} />
          <QuestProgress current={reached} total={total} />
        </header>
      }
    >
      <div className={classes.stage} data-paused={isPaused || undefined}>
        <QuestScenery
          place={scene?.place ?? 'road'}
          time={scene?.time}
          answer={scene?.options.find(({ id }) => id === chosen)}
        />
        <div className={classes.content}>{children}</div>
      </div>
    </Page>
  );
}

interface ExitLinkProps {
  readonly to: '/' | '/join';
  readonly isDisabled: boolean;
}

const ExitLink = memo(function ExitLink({ to, isDisabled }: ExitLinkProps) {
  return (
    <LinkButton
      to={to}
      variant="quiet"
      size="sm"
      className={classes.exit}
      disabled={isDisabled}
      leftIcon={<IconDoorExit size={20} stroke={1.75} aria-hidden="true" />}
    >
      Exit <span className="gp-visually-hidden">{to === '/' ? 'to home' : 'to your hall'}</span>
    </LinkButton>
  );
});
