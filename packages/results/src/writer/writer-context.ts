import {
  type AptitudeArea,
  type BigFiveTrait,
  type Career,
  type QuestionType,
  type RiasecType,
  riasecTypes,
  type SceneSubject,
  type ScoredQuestion,
} from '@guildpath/contract';
import {
  type CareerMatch,
  type InterestPattern,
  interestPattern,
  latentScales,
  oncePer,
  type TraitProfile,
  tellingTraits,
} from '@guildpath/scoring';
import { inSentence, withArticle } from '../words.ts';
import type { Wording } from './compose.ts';
import type { InsightFacts } from './insight.ts';

/** An answer, as the story tells it. */
export interface Moment {
  readonly scene: string;
  readonly questionType: QuestionType;
  /** The interest chosen, in a scene about interests. */
  readonly chosenType?: RiasecType;
  /** What the choice was about, where only some work is about that too. */
  readonly subjects: readonly SceneSubject[];
  /** What the choice did, as a sentence. */
  readonly text?: string;
  readonly puzzle?: { readonly area: AptitudeArea; readonly isSolved: boolean };
  /** What the answer adds to the person's interest in that type. */
  readonly lift: (type: RiasecType) => number;
}

/** The facts, and what many sentences need of them, worked out once. */
export interface WriterContext extends InsightFacts {
  readonly pattern: InterestPattern;
  /** All five, the most telling first. */
  readonly traits: ReturnType<typeof tellingTraits>;
  /** In the order of the story. */
  readonly moments: readonly Moment[];
  /** The moment that shows the leading interests best. */
  readonly telling: Moment | undefined;
  /** The strongest interest and the one after it, whatever the pattern makes of them. */
  readonly leading: readonly [RiasecType, RiasecType];
  readonly wording: Wording;
}

/** One match, as its analysis tells it. */
export interface Subject {
  readonly match: CareerMatch;
  readonly career: Career;
  /** The place of the match, from 0. */
  readonly turn: number;
  /** How often each trait has been named in the analyses before. */
  readonly traitsNamed: Map<BigFiveTrait, number>;
}

/** A career inside a sentence, with its article: `a software developer`. */
export const nounOf = oncePer(({ title }: Career) => withArticle(inSentence(title)));

export function toWriterContext(facts: InsightFacts): WriterContext {
  const { profile } = facts;
  const pattern = interestPattern(profile);
  const moments = momentsOf(facts);
  const leading = leadingInterests(profile);
  return {
    ...facts,
    pattern,
    traits: tellingTraits(profile),
    moments,
    telling: tellingMoment(moments, pattern.kind === 'pair' ? leading : [leading[0]]),
    leading,
    wording: { seed: profileSeed(profile), textsWith: new Map(), timesChosen: new Map() },
  };
}

const questionsById = oncePer(
  (questions: readonly ScoredQuestion[]) => new Map(questions.map((asked) => [asked.id, asked])),
);

function momentsOf({ tier, questions, profile }: InsightFacts): Moment[] {
  const asked = questionsById(questions[tier].scored);
  return profile.evidence.map(
    ({ questionId, scene, questionType, selectedOption, chosenType, contribution }) => {
      const question = asked.get(questionId);
      const text = question?.options.find(({ id }) => id === selectedOption)?.moment;
      return {
        scene,
        questionType,
        subjects:
          (question?.key.kind === 'riasec' && question.key.subjects?.[selectedOption]) || [],
        ...(chosenType && { chosenType }),
        ...(text && { text }),
        ...(question?.key.kind === 'aptitude' && {
          puzzle: { area: question.key.area, isSolved: question.key.correct === selectedOption },
        }),
        lift: (type) => contribution[latentScales.indexOf(type)] ?? 0,
      };
    },
  );
}

function leadingInterests({ riasec }: TraitProfile): readonly [RiasecType, RiasecType] {
  const [first, second] = riasecTypes.toSorted(
    (one, other) => riasec[other].percentage - riasec[one].percentage,
  );
  return [first ?? 'realistic', second ?? 'investigative'];
}

/** The moment that lifts these interests most, if possible one in which one of them was chosen. */
function tellingMoment(
  moments: readonly Moment[],
  interests: readonly RiasecType[],
): Moment | undefined {
  const lift = (moment: Moment) => interests.reduce((sum, type) => sum + moment.lift(type), 0);
  const isOwn = ({ chosenType }: Moment) =>
    chosenType !== undefined && interests.includes(chosenType);
  return moments
    .filter(({ text, chosenType }) => text && chosenType)
    .toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || lift(b) - lift(a))[0];
}

/**
 * A whole number made of all percentages of a profile: it chooses between ways of saying the same, so that people read
 * different texts and the same person always the same one.
 */
function profileSeed({ riasec, bigFive, aptitude }: TraitProfile): number {
  const scores = [...Object.values(riasec), ...Object.values(bigFive), ...Object.values(aptitude)];
  return scores.reduce((seed, { percentage }) => (seed * 31 + percentage) % 1_000_003, 7);
}
