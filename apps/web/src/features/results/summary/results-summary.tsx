import {
  type CareerRecommendation,
  type CharacterClass,
  type CurrentUser,
  crestOf,
  type ResultsOutput,
  surenessSentences,
  tierFacts,
  traitNames,
} from '@guildpath/contract';
import { archetype, personalityType, surenessOf } from '@guildpath/scoring';
import { Crest, Panel } from '@guildpath/ui';
import { formatDay } from '../../../shared/layout/format-time.ts';
import { ConfidenceMeter } from '../../../shared/results/confidence-meter.tsx';
import { oddsOf, peopleInWords } from '../../../shared/results/odds.ts';
import { TakeAgain } from '../../../shared/results/take-again.tsx';
import { ShareButton } from '../../../shared/share-card/share-button.tsx';
import { Disclosure } from '../sections/disclosure.tsx';
import { HowSureLink } from '../sections/how-sure-link.tsx';
import classes from './results-summary.module.css';

export interface ResultsSummaryProps {
  readonly results: ResultsOutput;
  /** The best matches for the chosen length of preparation. */
  readonly careers: readonly CareerRecommendation[];
  readonly user: CurrentUser;
}

// Results older than the sentences for guild titles show these.
const welcomes: Record<CharacterClass, string> = {
  Warrior: 'When something needs starting, people look to you. The guild is lucky to have you.',
  Mage: 'You look for the way nobody’s tried yet. The guild is lucky to have you.',
  Healer: 'People breathe easier when you walk in. The guild is lucky to have you.',
};

const careersNamed = 3;
// Spec section 9.
const averagedCount = 3;

export function ResultsSummary({ results, careers, user }: ResultsSummaryProps) {
  const { characterClass, welcome } = results.assessmentResult;
  return (
    <section className={classes.summary} aria-label="Summary">
      <div className={classes.reveal}>
        <Crest {...crestOf(results.assessmentResult)} size={120} className={classes.crest} />
        <div className={classes.words}>
          <h1>
            <span className={classes.greeting}>Well done, {greetingName(user)}!</span>{' '}
            <span className={classes.class}>The guild puts you with its {characterClass}s</span>
          </h1>
          <Facts results={results} />
          <p className={classes.welcome}>{welcome ?? welcomes[characterClass]}</p>
        </div>
        <div className={classes.ways}>
          <ShareButton results={results}>
            {careers.length > 0 ? (
              <ol className={classes.careers} aria-label="Your best matches">
                {careers.slice(0, careersNamed).map(({ id, careerTitle }) => (
                  <li key={id}>{careerTitle}</li>
                ))}
              </ol>
            ) : null}
          </ShareButton>
        </div>
      </div>
      <QuestRecord results={results} />
    </section>
  );
}

type ResultsProp = Pick<ResultsSummaryProps, 'results'>;

function Facts({ results: { assessmentResult, archetypeTie: tie } }: ResultsProp) {
  const name = archetype(assessmentResult.riasecScores);
  const facts = [
    ['Guild title', assessmentResult.guildTitle],
    ['Personality', personalityType(assessmentResult.bigFiveScores)],
    ['Archetype', tie ? `${name}, nearly tied with ${traitNames[tie]}` : name],
  ] as const;
  return (
    <dl className={classes.facts}>
      {facts.map(([term, value]) =>
        value ? (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

function QuestRecord({ results }: ResultsProp) {
  const { careerRecommendations } = results;
  const { assessmentType, completedAt, caution, isContradictory } = results.assessmentResult;
  const sureness = surenessOf({ ...results.assessmentResult, careerRecommendations });
  const odds = oddsOf(results.assessmentResult);
  return (
    <Panel padding="sm" className={classes.record}>
      {isContradictory ? null : <ConfidenceMeter results={results} />}
      <div className={classes.recordWords}>
        <p className={classes.quest}>
          Quest Completed: {tierFacts[assessmentType].name}
          <time dateTime={completedAt}>{formatDay(completedAt)}</time>
        </p>
        {sureness ? (
          <p className={caution && classes.caution}>{surenessSentences[sureness]}</p>
        ) : null}
        <TakeAgain result={results.assessmentResult} />
        {isContradictory ? null : (
          <Disclosure summary="How sure this is" isOpenWide>
            <p>
              {averageWords(results)} Taken again with other scenes, {peopleInWords(odds.archetype)}{' '}
              keep their archetype. <HowSureLink />
            </p>
          </Disclosure>
        )}
      </div>
    </Panel>
  );
}

function averageWords({ careerRecommendations: { length } }: ResultsOutput): string {
  if (length === 0) return 'There are no career matches here to be sure of.';
  const matches = length < averagedCount ? 'all your matches' : 'your top three matches overall';
  return `Match Confidence is the average of ${matches}. It says how strongly your answers point one way, not how likely they are to be right.`;
}

// Spec section 2: the first name, else the part of the email before the @, else Adventurer.
function greetingName({ firstName, email }: Pick<CurrentUser, 'firstName' | 'email'>): string {
  return firstName?.trim() || email.split('@')[0] || 'Adventurer';
}
