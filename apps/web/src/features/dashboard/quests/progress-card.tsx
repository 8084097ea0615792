import { type AssessmentResult, type Tier, tierFacts } from '@guildpath/contract';
import { archetype, personalityType } from '@guildpath/scoring';
import { Crest, MatchMeter, Panel } from '@guildpath/ui';
import { LinkButton } from '../../../shared/layout/link-button.tsx';
import { InterestHexagon } from '../../../shared/profile/profile-charts.tsx';
import type { Summary } from '../../../shared/share-card/result-summary.ts';
import { formatDay } from '../format-time.ts';
import { topInterest } from '../top-interest.ts';
import classes from './progress-card.module.css';
import { QuestRoad } from './quest-road.tsx';

export interface ProgressCardProps {
  readonly latest: AssessmentResult;
  /** Undefined when the results could not be loaded. */
  readonly summary: Summary | undefined;
  /** One for each quest that was taken. */
  readonly takenTiers: readonly Tier[];
}

/** The latest quest at a glance, and the progress through all three. */
export function ProgressCard({ latest, summary, takenTiers }: ProgressCardProps) {
  const { id, assessmentType, completedAt, riasecScores, bigFiveScores } = latest;
  return (
    <Panel
      as="section"
      surface="parchment"
      padding="lg"
      ornate
      className={classes.card}
      aria-labelledby="progress"
    >
      <header className={classes.head}>
        <Crest emblem={topInterest(riasecScores)} size={104} className={classes.crest} />
        <div className={classes.quest}>
          <p className={classes.eyebrow}>Latest quest</p>
          <h2 id="progress">{tierFacts[assessmentType].name}</h2>
          <p className={classes.soft}>
            Completed <time dateTime={completedAt}>{formatDay(completedAt)}</time>
          </p>
        </div>
        {summary ? (
          <MatchMeter percentage={summary.matchConfidence} label="Match Confidence" showLabel />
        ) : null}
      </header>
      <div className={classes.found}>
        <div className={classes.words}>
          <dl className={classes.facts}>
            <div>
              <dt>Archetype</dt>
              <dd>{archetype(riasecScores)}</dd>
            </div>
            {latest.guildTitle ? (
              <div>
                <dt>Guild title</dt>
                <dd>{latest.guildTitle}</dd>
              </div>
            ) : null}
            <div>
              <dt>Personality type</dt>
              <dd>{personalityType(bigFiveScores)}</dd>
            </div>
            {summary?.bestMatch ? (
              <div>
                <dt>Top career</dt>
                <dd>{summary.bestMatch.careerTitle}</dd>
                <dd className={classes.small}>
                  {summary.bestMatch.careerCategory},{' '}
                  {Math.round(summary.bestMatch.matchPercentage)}% match
                </dd>
              </div>
            ) : null}
          </dl>
          <LinkButton to="/results/$assessmentResultId" params={{ assessmentResultId: id }}>
            View Results
          </LinkButton>
        </div>
        <InterestHexagon caption="Your interests" scores={riasecScores} />
      </div>
      <QuestRoad takenTiers={takenTiers} />
    </Panel>
  );
}
