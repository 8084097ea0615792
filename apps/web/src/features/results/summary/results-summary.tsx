import {
  type CareerRecommendation,
  type CharacterClass,
  type CurrentUser,
  type ResponseCaution,
  type ResultsOutput,
  tierFacts,
  traitNames,
} from '@guildpath/contract';
import {
  archetype,
  type ConfidenceLevel,
  confidenceLevel,
  matchConfidence,
} from '@guildpath/scoring';
import { ButtonAnchor, Crest, MatchMeter, Panel } from '@guildpath/ui';
import { IconShare2 } from '@tabler/icons-react';
import { formatDay } from '../../../shared/layout/format-time.ts';
import { classEmblems } from '../../../shared/profile/class-emblems.ts';
import { personalityWords } from '../../../shared/profile/personality-words.ts';
import { Disclosure } from '../parts/disclosure.tsx';
import { HowSureLink } from '../parts/how-sure-link.tsx';
import { oddsOf, peopleInWords } from '../parts/odds.ts';
import classes from './results-summary.module.css';

export interface ResultsSummaryProps {
  readonly results: ResultsOutput;
  /** The best matches for the chosen length of preparation. */
  readonly careers: readonly CareerRecommendation[];
  readonly user: CurrentUser;
  readonly onShare: () => void;
}

// Results older than the sentences for guild titles show these.
const welcomes: Record<CharacterClass, string> = {
  Warrior: 'When something has to begin, people look to you, and the guild is glad of it.',
  Mage: 'You look for the way that nobody has tried yet, and the guild is glad of it.',
  Healer: 'People breathe easier when you come into the room, and the guild is glad of it.',
};

const cautionWords: Record<ResponseCaution, string> = {
  'straight-line':
    'You chose the same letter in every scene, so these results may say little about you; a second quest, taken at your own pace, will say more.',
  'too-fast':
    'You finished this quest faster than its scenes can be read, so these results may say little about you; a second one, taken at your own pace, will say more.',
};

const careersNamed = 3;
// Spec section 9.
const averagedCount = 3;

// The scoring bench checks each against real people and against random responding.
const confidenceMeanings: Record<ConfidenceLevel, string> = {
  high: 'Your answers point clearly one way: the best matches fit what you chose again and again.',
  middle:
    'Your answers lean one way: good places to start looking, though chance alone can look like this.',
  low: 'Your answers point several ways: take the matches as first ideas, and see which ones draw you.',
};

export function ResultsSummary({ results, careers, user, onShare }: ResultsSummaryProps) {
  const { characterClass, welcome } = results.assessmentResult;
  return (
    <section className={classes.summary} aria-label="Summary">
      <div className={classes.reveal}>
        <Crest emblem={classEmblems[characterClass]} size={120} className={classes.crest} />
        <div className={classes.words}>
          <h1>
            <span className={classes.greeting}>Well done, {greetingName(user)}!</span>{' '}
            <span className={classes.class}>You are a {characterClass}</span>
          </h1>
          <Facts results={results} />
          <p className={classes.welcome}>{welcome ?? welcomes[characterClass]}</p>
        </div>
        <div className={classes.ways}>
          {careers.length > 0 ? (
            <ol className={classes.careers} aria-label="Your best matches">
              {careers.slice(0, careersNamed).map(({ id, careerTitle }) => (
                <li key={id}>{careerTitle}</li>
              ))}
            </ol>
          ) : null}
          <ButtonAnchor
            href="#share"
            onClick={onShare}
            leftIcon={<IconShare2 size={20} aria-hidden="true" />}
            className={classes.share}
          >
            Share
          </ButtonAnchor>
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
    ['Personality', personalityWords(assessmentResult.bigFiveScores)],
    ['Archetype', tie ? `${name}, about level with ${traitNames[tie]}` : name],
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
  const { assessmentType, completedAt, caution } = results.assessmentResult;
  const odds = oddsOf(results.assessmentResult);
  return (
    <Panel padding="sm" className={classes.record}>
      <MatchMeter
        percentage={matchConfidence(results.careerRecommendations)}
        label="Match Confidence"
        showLabel
      />
      <div className={classes.recordWords}>
        <p className={classes.quest}>
          Quest Completed: {tierFacts[assessmentType].name}
          <time dateTime={completedAt}>{formatDay(completedAt)}</time>
        </p>
        <Disclosure summary="How sure this is" isOpenWide>
          <p>{confidenceWords(results)}</p>
          <p>
            Taken again with other scenes, {peopleInWords(odds.archetype)} keep their archetype.{' '}
            <HowSureLink />
          </p>
        </Disclosure>
      </div>
      {caution ? <p className={classes.caution}>{cautionWords[caution]}</p> : null}
    </Panel>
  );
}

function confidenceWords({ assessmentResult, careerRecommendations }: ResultsOutput): string {
  const { assessmentType, caution } = assessmentResult;
  const careerCount = careerRecommendations.length;
  if (careerCount === 0) return 'There are no career matches here to be sure of.';
  const matches =
    careerCount < averagedCount ? 'all your matches' : 'your top three matches overall';
  const average = `Match Confidence is the average of ${matches}.`;
  // Doubtful answers do not point anywhere.
  if (caution) return average;
  const level = confidenceLevel(matchConfidence(careerRecommendations), assessmentType);
  return `${confidenceMeanings[level]} ${average}`;
}

// Spec section 2: the first name, else the part of the email before the @, else Adventurer.
function greetingName({ firstName, email }: Pick<CurrentUser, 'firstName' | 'email'>): string {
  return firstName?.trim() || email.split('@')[0] || 'Adventurer';
}
