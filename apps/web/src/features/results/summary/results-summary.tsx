import {
  type CareerRecommendation,
  type CharacterClass,
  paths,
  type ResponseCaution,
  type ResultsOutput,
  tierFacts,
  traitNames,
} from '@guildpath/contract';
import { archetype, type ConfidenceLevel } from '@guildpath/scoring';
import { ButtonAnchor, Crest, Panel } from '@guildpath/ui';
import { IconShare2 } from '@tabler/icons-react';
import { formatDay } from '../../../shared/layout/format-time.ts';
import { classEmblems } from '../../../shared/profile/class-emblems.ts';
import { personalityWords } from '../../../shared/profile/personality-words.ts';
import { ConfidenceMeter, levelOf } from '../../../shared/results/confidence-meter.tsx';
import { oddsOf, peopleInWords } from '../../../shared/results/odds.ts';
import type { Reader } from '../reader.ts';
import { Disclosure } from '../sections/disclosure.tsx';
import { HowSureLink } from '../sections/how-sure-link.tsx';
import classes from './results-summary.module.css';

export interface ResultsSummaryProps {
  readonly results: ResultsOutput;
  /** The best matches for the chosen length of preparation. */
  readonly careers: readonly CareerRecommendation[];
  readonly reader: Reader;
  /** Default: the result cannot be shared. */
  readonly onShare?: (() => void) | undefined;
}

// Results older than the sentences for guild titles show these.
const welcomes: Record<CharacterClass, string> = {
  Warrior: 'When something needs starting, people look to you. The guild is lucky to have you.',
  Mage: 'You look for the way nobody’s tried yet. The guild is lucky to have you.',
  Healer: 'People breathe easier when you walk in. The guild is lucky to have you.',
};

const cautionWords: Record<ResponseCaution, string> = {
  'straight-line':
    'You picked the same letter every time, so this may not be you yet. Try again when you have ten quiet minutes.',
  'too-fast':
    'You finished faster than anyone can read, so this may not be you yet. Try again when you have ten quiet minutes.',
};

const careersNamed = 3;
// Spec section 9.
const averagedCount = 3;

// The scoring bench checks each against real people and against random responding.
const confidenceMeanings: Record<ConfidenceLevel, string> = {
  high: 'Your answers clearly point one way. Your best matches fit what you picked again and again.',
  middle:
    'Your answers lean one way. These are good places to start, but chance alone can look like this.',
  low: 'Your answers point several ways, and chance alone can look like this. Treat your matches as first ideas.',
};

export function ResultsSummary({ results, careers, reader, onShare }: ResultsSummaryProps) {
  const { characterClass, welcome } = results.assessmentResult;
  const isGuide = reader.kind === 'guide';
  return (
    <section className={classes.summary} aria-label="Summary">
      <div className={classes.reveal}>
        <Crest emblem={classEmblems[characterClass]} size={120} className={classes.crest} />
        <div className={classes.words}>
          <h1>
            <span className={classes.greeting}>
              {isGuide ? 'Shown to you' : `Well done, ${reader.name}!`}
            </span>{' '}
            <span className={classes.class}>
              {isGuide ? `${reader.name} is` : 'You are'} a {characterClass}
            </span>
          </h1>
          <Facts results={results} />
          <p className={classes.welcome}>{welcome ?? welcomes[characterClass]}</p>
        </div>
        <div className={classes.ways} data-alone={onShare ? undefined : ''}>
          {onShare ? (
            <a href="#share" className={classes.story}>
              <img
                src={paths.story(results.assessmentResult.id)}
                alt="Your story"
                width={540}
                height={960}
              />
            </a>
          ) : null}
          {careers.length > 0 ? (
            <ol
              className={classes.careers}
              aria-label={isGuide ? 'Best matches' : 'Your best matches'}
            >
              {careers.slice(0, careersNamed).map(({ id, careerTitle }) => (
                <li key={id}>{careerTitle}</li>
              ))}
            </ol>
          ) : null}
          {onShare ? (
            <ButtonAnchor
              href="#share"
              onClick={onShare}
              leftIcon={<IconShare2 size={20} aria-hidden="true" />}
              className={classes.share}
            >
              Share
            </ButtonAnchor>
          ) : null}
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
  const { assessmentType, completedAt, caution } = results.assessmentResult;
  const level = levelOf(results);
  const odds = oddsOf(results.assessmentResult);
  return (
    <Panel padding="sm" className={classes.record}>
      <ConfidenceMeter results={results} />
      <div className={classes.recordWords}>
        <p className={classes.quest}>
          Quest Completed: {tierFacts[assessmentType].name}
          <time dateTime={completedAt}>{formatDay(completedAt)}</time>
        </p>
        {level ? <p>{confidenceMeanings[level]}</p> : null}
        {caution ? <p className={classes.caution}>{cautionWords[caution]}</p> : null}
        <Disclosure summary="How sure this is" isOpenWide>
          <p>
            {averageWords(results)} Taken again with other scenes, {peopleInWords(odds.archetype)}{' '}
            keep their archetype. <HowSureLink />
          </p>
        </Disclosure>
      </div>
    </Panel>
  );
}

function averageWords({ careerRecommendations: { length } }: ResultsOutput): string {
  if (length === 0) return 'There are no career matches here to be sure of.';
  const matches = length < averagedCount ? 'all your matches' : 'your top three matches overall';
  return `Match Confidence is the average of ${matches}.`;
}
