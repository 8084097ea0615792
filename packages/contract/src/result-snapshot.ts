import type { Response } from './assessment.ts';
import type { BasicInterest } from './basic-interests.ts';
import type { ScoredQuestion } from './questions.ts';
import type { ResultsOutput } from './results.ts';
import type { AptitudeArea } from './traits.ts';

/** Contains what a list shows of each result: the scores, the class and the title. */
export type ResultCharacter = Omit<
  ResultsOutput['assessmentResult'],
  'id' | 'assessmentType' | 'completedAt' | 'aptitudeScores'
>;

type ShownResult = Omit<
  ResultsOutput,
  | 'assessmentResult'
  | 'basicInterests'
  | 'personalityInsight'
  | 'isNarrativePending'
  | 'scoringVersion'
> &
  ResultCharacter;

/**
 * Holds everything that a result shows, and the aptitude scores, which stay on the server. Reading a result
 * joins `personalityInsight` and `aiAnalysis` from their parts.
 */
export interface ResultSnapshot extends Readonly<ShownResult> {
  /** Percentages. */
  readonly aptitudeScores: Readonly<Record<AptitudeArea, number>>;
  /** Lists what the person took along; absent if nothing. */
  readonly basicInterests?: readonly BasicInterest[];
}

/** A response together with its question, even when no tier asks that question any more. */
export interface AnsweredQuestion {
  readonly question: ScoredQuestion;
  readonly response: Response;
}
