import {
  type CareerRecommendation,
  type CharacterClass,
  type CurrentUser,
  type ResponseCaution,
  type ResultsOutput,
  tierFacts,
} from '@guildpath/contract';
import { Crest, type Emblem, MatchMeter, Panel } from '@guildpath/ui';
import { toSummary } from '../../../shared/share-card/result-summary.ts';
import { HowSureLink } from '../parts/how-sure-link.tsx';
import { InfoTooltip } from '../parts/info-tooltip.tsx';
import { oddsOf, peopleInWords } from '../parts/odds.ts';
import { confidenceWords } from './confidence-words.ts';
import classes from './results-summary.module.css';

export interface ResultsSummaryProps {
  readonly results: ResultsOutput;
  /** The best match for the chosen length of preparation. */
  readonly bestMatch: CareerRecommendation | undefined;
  readonly user: CurrentUser;
}

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

const emblems: Record<CharacterClass, Emblem> = {
  Warrior: 'warrior',
  Mage: 'mage',
  Healer: 'healer',
};

const cautionWords: Record<ResponseCaution, string> = {
  'straight-line':
    'Every scene got the same letter from you, so these results may say little about you; a second quest, taken at leisure, will say more.',
  'too-fast':
    'This quest was over sooner than its scenes can be read, so these results may say little about you; a second one, taken at leisure, will say more.',
};

/** The reveal: archetype, class and personality, the best match, and the confidence in it. */
export function ResultsSummary({ results, bestMatch, user }: ResultsSummaryProps) {
  const { assessmentType, completedAt, caution } = results.assessmentResult;
  const summary = toSummary(results);
  const odds = oddsOf(results.assessmentResult);
  return (
    <Panel as="section" padding="lg" ornate className={classes.summary} aria-label="Summary">
      <div className={classes.who}>
        <Crest emblem={emblems[summary.characterClass]} size={132} />
        <div className={classes.words}>
          <p className={classes.quest}>
            Quest Completed: {tierFacts[assessmentType].name}
            <time dateTime={completedAt}>{dateFormat.format(new Date(completedAt))}</time>
          </p>
          <h1>Well done, {greetingName(user)}!</h1>
          <dl className={classes.facts}>
            <Fact
              term="Archetype"
              value={summary.archetype}
              hint="The strongest of your six career interests."
            />
            {summary.guildTitle ? (
              <Fact
                term="Guild title"
                value={summary.guildTitle}
                hint="The guild's name for your two leading interests together."
              />
            ) : null}
            <Fact
              term="Class"
              value={summary.characterClass}
              hint="The guild's class that your archetype belongs to: Warriors lead, Mages find new ways, Healers care for others."
            />
            <Fact
              term="Personality"
              value={summary.personalityType}
              hint="Which of openness, conscientiousness and extraversion stand out in your answers."
            />
            {bestMatch ? <Fact term="Best match" value={bestMatch.careerTitle} /> : null}
          </dl>
          <p className={classes.odds}>
            Taken again with other scenes, {peopleInWords(odds.archetype)} keep their archetype.{' '}
            <HowSureLink />
          </p>
        </div>
      </div>
      {caution ? <p className={classes.caution}>{cautionWords[caution]}</p> : null}
      <div className={classes.confidence}>
        <MatchMeter
          percentage={summary.matchConfidence}
          label="Match Confidence"
          size="lg"
          showLabel
        />
        <p>
          {confidenceWords({
            matchConfidence: summary.matchConfidence,
            tier: assessmentType,
            careerCount: results.careerRecommendations.length,
          })}
        </p>
      </div>
    </Panel>
  );
}

interface FactProps {
  readonly term: string;
  readonly value: string;
  /** What the term means, where it is not obvious. */
  readonly hint?: string;
}

function Fact({ term, value, hint }: FactProps) {
  return (
    <div>
      <dt>
        {term} {hint ? <InfoTooltip about={term}>{hint}</InfoTooltip> : null}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Spec section 2: the first name, else the part of the email before the @, else Adventurer. */
function greetingName({ firstName, email }: Pick<CurrentUser, 'firstName' | 'email'>): string {
  return firstName?.trim() || email.split('@')[0] || 'Adventurer';
}
