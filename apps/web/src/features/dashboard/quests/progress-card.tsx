import {
  type AssessmentResult,
  crestOf,
  type ResultsOutput,
  surenessSentences,
  type Tier,
  tierFacts,
} from '@guildpath/contract';
import { archetype, personalityType, resultConfidence, surenessOf } from '@guildpath/scoring';
import { Crest, MatchMeter, Panel } from '@guildpath/ui';
import { formatDay } from '../../../shared/layout/format-time.ts';
import { LinkButton } from '../../../shared/layout/link-button.tsx';
import { withPreparation } from '../../../shared/preparation/preparation-choice.tsx';
import { preparedCareers } from '../../../shared/preparation/prepared-results.ts';
import { usePreparation } from '../../../shared/preparation/use-preparation.ts';
import { InterestHexagon } from '../../../shared/profile/interest-hexagon.tsx';
import { TakeAgain } from '../../../shared/results/take-again.tsx';
import classes from './progress-card.module.css';
import { QuestRoad } from './quest-road.tsx';

export interface ProgressCardProps {
  readonly latest: AssessmentResult;
  /** Undefined when loading has failed. */
  readonly results: ResultsOutput | undefined;
  /** One entry for each completed quest. */
  readonly takenTiers: readonly Tier[];
}

/** Summarizes the latest quest, and the progress through all three. */
export function ProgressCard({ latest, results, takenTiers }: ProgressCardProps) {
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
      <header className={`gp-row gp-gap-5 gp-middle ${classes.head}`}>
        <Crest {...crestOf(latest)} size={104} className={classes.crest} />
        <div className={classes.quest}>
          <p className="gp-eyebrow">Latest quest</p>
          <h2 id="progress">{tierFacts[assessmentType].name}</h2>
          <p className={`gp-soft ${classes.soft}`}>
            Completed <time dateTime={completedAt}>{formatDay(completedAt)}</time>
          </p>
        </div>
        {results && !latest.isContradictory ? <ConfidenceMeter results={results} /> : null}
      </header>
      <div className={`gp-stack gp-middle ${classes.found}`}>
        <div className={`gp-stack gp-gap-6 ${classes.words}`}>
          <dl className={`gp-row gp-gap-4 ${classes.facts}`}>
            <div>
              <dt>Archetype</dt>
              <dd>{archetype(riasecScores)}</dd>
            </div>
            <div>
              <dt>Guild title</dt>
              <dd>{latest.guildTitle}</dd>
            </div>
            <div>
              <dt>Class</dt>
              <dd>{latest.characterClass}</dd>
            </div>
            <div>
              <dt>Personality type</dt>
              <dd>{personalityType(bigFiveScores)}</dd>
            </div>
            {results ? <TopCareer results={results} /> : null}
          </dl>
          {latest.isContradictory ? <p>{surenessSentences.contradictory}</p> : null}
          <TakeAgain result={latest} />
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

// Names the chosen preparation, because the share card shows the best match of all.
function TopCareer({ results }: { readonly results: ResultsOutput }) {
  const [preparation] = usePreparation();
  const [best] = preparedCareers(results, preparation);
  if (!best) return null;
  const scope = preparation ? ` ${withPreparation[preparation]}` : '';
  return (
    <div className={classes.wide}>
      <dt>{`Top career${scope}`}</dt>
      <dd>{best.careerTitle}</dd>
      <dd className={classes.small}>
        {`${best.careerCategory}, ${Math.round(best.matchPercentage)}% match`}
      </dd>
    </div>
  );
}

function ConfidenceMeter({ results }: { readonly results: ResultsOutput }) {
  const { assessmentResult, careerRecommendations } = results;
  const matched = { ...assessmentResult, careerRecommendations };
  return (
    <MatchMeter
      percentage={resultConfidence(matched)}
      label="Match Confidence"
      // Doubtful answers do not point anywhere.
      level={assessmentResult.caution ? undefined : surenessOf(matched)}
    />
  );
}
