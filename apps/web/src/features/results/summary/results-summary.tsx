import {
  type CareerRecommendation,
  type CharacterClass,
  type CurrentUser,
  type ResponseCaution,
  type ResultsOutput,
  tierFacts,
  traitNames,
} from '@guildpath/contract';
import { ButtonAnchor, Crest, MatchMeter, Panel } from '@guildpath/ui';
import { IconShare2 } from '@tabler/icons-react';
import { classEmblems } from '../../../shared/profile/class-emblems.ts';
import { type Summary, toSummary } from '../../../shared/share-card/result-summary.ts';
import { Fold } from '../parts/fold.tsx';
import { HowSureLink } from '../parts/how-sure-link.tsx';
import { oddsOf, peopleInWords } from '../parts/odds.ts';
import { confidenceWords } from './confidence-words.ts';
import classes from './results-summary.module.css';

export interface ResultsSummaryProps {
  readonly results: ResultsOutput;
  /** The best matches for the chosen length of preparation. */
  readonly careers: readonly CareerRecommendation[];
  readonly user: CurrentUser;
  readonly onShare: () => void;
}

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

/** For results from before there was a sentence for each guild title. */
const welcomes: Record<CharacterClass, string> = {
  Warrior: 'When something has to begin, people look to you, and the guild is glad of it.',
  Mage: 'You look for the way that nobody has tried yet, and the guild is glad of it.',
  Healer: 'People breathe easier when you come into the room, and the guild is glad of it.',
};

const cautionWords: Record<ResponseCaution, string> = {
  'straight-line':
    'Every scene got the same letter from you, so these results may say little about you; a second quest, taken at leisure, will say more.',
  'too-fast':
    'This quest was over sooner than its scenes can be read, so these results may say little about you; a second one, taken at leisure, will say more.',
};

const careersNamed = 3;

/** The reveal, which fills the first screen, and how sure it is. */
export function ResultsSummary({ results, careers, user, onShare }: ResultsSummaryProps) {
  const { characterClass, welcome } = results.assessmentResult;
  const summary = toSummary(results);
  return (
    <section className={classes.summary} aria-label="Summary">
      <div className={classes.reveal}>
        <Crest emblem={classEmblems[characterClass]} size={120} className={classes.crest} />
        <div className={classes.words}>
          <h1>
            <span className={classes.greeting}>Well done, {greetingName(user)}!</span>{' '}
            <span className={classes.class}>You are a {characterClass}</span>
          </h1>
          <Facts summary={summary} tie={results.archetypeTie} />
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
      <QuestRecord results={results} summary={summary} />
    </section>
  );
}

interface FactsProps {
  readonly summary: Summary;
  /** The interest level with the archetype's. */
  readonly tie: ResultsOutput['archetypeTie'];
}

function Facts({ summary, tie }: FactsProps) {
  const facts = [
    ['Guild title', summary.guildTitle],
    ['Personality', summary.personalityType],
    [
      'Archetype',
      tie ? `${summary.archetype}, about level with ${traitNames[tie]}` : summary.archetype,
    ],
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

interface QuestRecordProps {
  readonly results: ResultsOutput;
  readonly summary: Summary;
}

/** Which quest it was, and how sure its matches are. */
function QuestRecord({ results, summary }: QuestRecordProps) {
  const { assessmentType, completedAt, caution } = results.assessmentResult;
  const odds = oddsOf(results.assessmentResult);
  return (
    <Panel padding="sm" className={classes.record}>
      <MatchMeter percentage={summary.matchConfidence} label="Match Confidence" showLabel />
      <div className={classes.recordWords}>
        <p className={classes.quest}>
          Quest Completed: {tierFacts[assessmentType].name}
          <time dateTime={completedAt}>{dateFormat.format(new Date(completedAt))}</time>
        </p>
        <Fold summary="How sure this is" isOpenWide>
          <p>
            {confidenceWords({
              matchConfidence: summary.matchConfidence,
              tier: assessmentType,
              careerCount: results.careerRecommendations.length,
              isDoubted: caution !== undefined,
            })}
          </p>
          <p>
            Taken again with other scenes, {peopleInWords(odds.archetype)} keep their archetype.{' '}
            <HowSureLink />
          </p>
        </Fold>
      </div>
      {caution ? <p className={classes.caution}>{cautionWords[caution]}</p> : null}
    </Panel>
  );
}

/** Spec section 2: the first name, else the part of the email before the @, else Adventurer. */
function greetingName({ firstName, email }: Pick<CurrentUser, 'firstName' | 'email'>): string {
  return firstName?.trim() || email.split('@')[0] || 'Adventurer';
}
