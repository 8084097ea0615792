import { type Tier, tierFacts, tiers } from '@guildpath/contract';
import { Tag } from '@guildpath/ui';
import { IconCheck, IconCompass, IconLock } from '@tabler/icons-react';
import { useSiteSettings } from '../../../shared/api/site-settings.ts';
import { StartQuest, useContinueLabel } from '../../../shared/quest/start-quest.tsx';
import classes from './quest-road.module.css';

/** Shows the three quests as waypoints on one road. Takes one tier for each completed quest. */
export function QuestRoad({ takenTiers }: { readonly takenTiers: readonly Tier[] }) {
  const { availableTiers } = useSiteSettings();
  const passedCount = tiers.filter((tier) => takenTiers.includes(tier)).length;
  return (
    <div className={classes.journey}>
      <h3 className={classes.title}>
        Your road{' '}
        <span className={classes.count}>
          {passedCount} of {tiers.length} quests completed
        </span>
      </h3>
      <ol className={`gp-stack ${classes.road}`}>
        {tiers.map((tier) => (
          <Waypoint
            key={tier}
            tier={tier}
            timesTaken={takenTiers.filter((taken) => taken === tier).length}
            isOpen={availableTiers.includes(tier)}
          />
        ))}
      </ol>
    </div>
  );
}

interface WaypointProps {
  readonly tier: Tier;
  readonly timesTaken: number;
  readonly isOpen: boolean;
}

function Waypoint({ tier, timesTaken, isOpen }: WaypointProps) {
  const { name, minutes } = tierFacts[tier];
  const isPassed = timesTaken > 0;
  // The top of the page has the way back into it.
  const isUnderWay = useContinueLabel(tier) !== undefined && isOpen;
  const Icon = isPassed ? IconCheck : isOpen ? IconCompass : IconLock;
  return (
    <li className={classes.waypoint} data-passed={isPassed || undefined}>
      <span className={classes.marker}>
        <Icon size={22} stroke={2} aria-hidden="true" />
      </span>
      <div className={classes.words}>
        <p className={classes.name}>{name}</p>
        {isPassed ? <p className={classes.state}>{completedWords(timesTaken)}</p> : null}
        {isUnderWay ? <p className={classes.state}>In progress</p> : null}
        {isOpen && !isUnderWay ? (
          <>
            {isPassed ? null : <p className={classes.state}>{minutes} min</p>}
            <div className={classes.start}>
              <StartQuest tier={tier} variant="quiet" size="sm">
                <span>{isPassed ? 'Take it again' : 'Start now'}</span>
                <span className="gp-visually-hidden">: {name}</span>
              </StartQuest>
            </div>
          </>
        ) : null}
        {isOpen || isPassed ? null : <Tag>Coming Soon</Tag>}
      </div>
    </li>
  );
}

function completedWords(times: number): string {
  return times === 1 ? 'Completed' : `Completed ${times} times`;
}
