import {
  crestOf,
  type ResultsOutput,
  surenessSentences,
  tierFacts,
  traitNames,
} from '@guildpath/contract';
import { archetype, personalityType, resultConfidence } from '@guildpath/scoring';
import { Crest } from '@guildpath/ui';
import { formatDay } from '../../../shared/layout/format-time.ts';
import { TitleLink } from '../../../shared/member-crest/title-link.tsx';
import { TakeAgain } from '../../../shared/results/take-again.tsx';
import { ShareButton } from '../../../shared/share-card/share-button.tsx';
import type { Reader } from '../reader.ts';
import classes from './results-summary.module.css';

export interface ResultsSummaryProps {
  readonly results: ResultsOutput;
  readonly reader: Reader;
}

export function ResultsSummary({ results, reader }: ResultsSummaryProps) {
  const { assessmentResult, careerRecommendations } = results;
  const { assessmentType, completedAt, isContradictory } = assessmentResult;
  const { characterClass, welcome } = assessmentResult;
  const isMember = reader.kind === 'member';
  const isGuide = reader.kind === 'guide';
  return (
    <section
      className={classes.summary}
      aria-label={isGuide ? `Summary of ${reader.name}` : 'Summary'}
    >
      <Crest {...crestOf(assessmentResult)} size={144} className={classes.crest} />
      <div className={classes.words}>
        <h1>
          <span className={classes.greeting}>
            {isGuide ? 'Shown to you' : `Well done, ${reader.name}!`}
          </span>{' '}
          <span className={classes.class}>
            The guild puts {isGuide ? reader.name : 'you'} with its {characterClass}s
          </span>
        </h1>
        <Facts results={results} />
      </div>
      {isMember ? <ShareButton results={results} /> : null}
      <div className={classes.words}>
        <p className={classes.welcome}>{welcome}</p>
        {isContradictory ? <p>{surenessSentences.contradictory}</p> : null}
        {isMember ? <TakeAgain result={assessmentResult} /> : null}
      </div>
      <p className={classes.record}>
        <span>Quest Completed: {tierFacts[assessmentType].name}</span>
        {isContradictory ? null : (
          <span>
            Match Confidence {resultConfidence({ ...assessmentResult, careerRecommendations })}%
          </span>
        )}
        <time dateTime={completedAt}>{formatDay(completedAt)}</time>
      </p>
    </section>
  );
}

function Facts({ results }: Pick<ResultsSummaryProps, 'results'>) {
  const { assessmentResult, archetypeTie: tie } = results;
  const name = archetype(assessmentResult.riasecScores);
  const facts = [
    ['Guild title', <TitleLink key="title" guildTitle={assessmentResult.guildTitle} />],
    ['Personality', personalityType(assessmentResult.bigFiveScores)],
    ['Archetype', tie ? `${name}, nearly tied with ${traitNames[tie]}` : name],
  ] as const;
  return (
    <dl className={`gp-facts ${classes.facts}`}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
