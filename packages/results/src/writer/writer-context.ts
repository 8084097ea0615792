import type {
  Activity,
  AptitudeArea,
  QuestionType,
  RiasecType,
  ScoredQuestion,
} from '@guildpath/contract';
import {
  byPercentage,
  type InterestPattern,
  interestPattern,
  latentScales,
  oncePer,
  type TraitProfile,
  tellingTraits,
} from '@guildpath/scoring';
import type { InsightFacts } from './insight.ts';

/** A moment is one answer, as the story tells it. */
export interface Moment {
  readonly scene: string;
  readonly questionType: QuestionType;
  /** Is set in scenes about interests. */
  readonly chosenType?: RiasecType;
  /** Lists what the choice does; empty for traits and puzzles. */
  readonly activities: readonly Activity[];
  /** Is a sentence that tells what the choice did. */
  readonly text?: string;
  readonly puzzle?: { readonly area: AptitudeArea; readonly isSolved: boolean };
  /** Returns what the answer adds to the estimate of an interest. */
  readonly lift: (type: RiasecType) => number;
}

export interface WriterContext extends InsightFacts {
  readonly pattern: InterestPattern;
  /** Has all five, the most telling first. */
  readonly traits: ReturnType<typeof tellingTraits>;
  /** Are in the order of the story. */
  readonly moments: readonly Moment[];
  /** Shows the first interest best. */
  readonly telling: Moment | undefined;
  /** Has the two strongest interests, whatever the pattern. */
  readonly leading: readonly [RiasecType, RiasecType];
  /** Chooses between wordings: different people read different texts, and the same person the same. */
  readonly seed: number;
}

export function toWriterContext(facts: InsightFacts): WriterContext {
  const { profile } = facts;
  const pattern = interestPattern(profile);
  const moments = momentsOf(facts);
  const [first = 'realistic', second = 'investigative'] = byPercentage(profile);
  return {
    ...facts,
    pattern,
    traits: tellingTraits(profile),
    moments,
    telling: tellingMoment(moments, first),
    leading: [first, second],
    seed: profileSeed(profile),
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
        activities:
          (question?.key.kind === 'riasec' && question.key.activities?.[selectedOption]) || [],
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

/** Prefers moments in which the interest was chosen. */
function tellingMoment(moments: readonly Moment[], interest: RiasecType): Moment | undefined {
  const isOwn = ({ chosenType }: Moment) => Number(chosenType === interest);
  return moments
    .filter(({ text, chosenType }) => text && chosenType)
    .toSorted((a, b) => isOwn(b) - isOwn(a) || b.lift(interest) - a.lift(interest))[0];
}

/**
 * Derives a number from all percentages of a profile. It chooses between variants, so that different people
 * read different texts and the same person always reads the same one.
 */
function profileSeed({ riasec, bigFive, aptitude }: TraitProfile): number {
  const scores = [...Object.values(riasec), ...Object.values(bigFive), ...Object.values(aptitude)];
  return scores.reduce((seed, { percentage }) => (seed * 31 + percentage) % 1_000_003, 7);
}
