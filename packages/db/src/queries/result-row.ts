import type { AptitudeArea, Response, ResultsOutput, Tier } from '@guildpath/contract';
import type { AssessmentResultsTable } from '../schema/assessments.ts';
import { toDate } from '../schema/timestamp.ts';
import { fromJson } from './json.ts';

/** What a result recommends, kept as JSON in one column. */
export type Recommendations = Pick<
  ResultsOutput,
  | 'careerRecommendations'
  | 'skillRecommendations'
  | 'schoolRecommendations'
  | 'consultantRecommendations'
>;

type Shown = Omit<ResultsOutput, 'assessmentResult'> &
  Pick<ResultsOutput['assessmentResult'], 'riasecScores' | 'bigFiveScores'>;

/** Everything that someone was shown, as it was shown; and the aptitude, which stays on the server. */
export interface ResultSnapshot extends Readonly<Shown> {
  /** Percentages. */
  readonly aptitudeScores: Readonly<Record<AptitudeArea, number>>;
}

export interface ResultRow {
  readonly id: string;
  /** Null until claimed. */
  readonly userId: string | null;
  readonly guestEmail: string | null;
  readonly tier: Tier;
  readonly completedAt: Date;
  readonly bankVersion: string;
  readonly scoringVersion: string;
  readonly snapshot: ResultSnapshot;
}

export interface ResultWithResponses extends ResultRow {
  readonly responses: readonly Pick<Response, 'questionId' | 'selectedOption'>[];
}

/** What to select for `toResult`. */
export const resultColumns = [
  'id',
  'user_id',
  'guest_email',
  'tier',
  'completed_at',
  'bank_version',
  'scoring_version',
  'riasec_scores',
  'big_five_scores',
  'aptitude_scores',
  'score_bands',
  'insight',
  'recommendations',
] as const;

export function toResult(row: AssessmentResultsTable): ResultRow {
  return {
    id: row.id,
    userId: row.user_id,
    guestEmail: row.guest_email,
    tier: row.tier,
    completedAt: toDate(row.completed_at),
    bankVersion: row.bank_version,
    scoringVersion: row.scoring_version,
    snapshot: {
      riasecScores: fromJson(row.riasec_scores),
      bigFiveScores: fromJson(row.big_five_scores),
      aptitudeScores: fromJson(row.aptitude_scores),
      scoreBands: fromJson(row.score_bands),
      personalityInsight: row.insight,
      ...fromJson<Recommendations>(row.recommendations),
    },
  };
}

export function toRecommendations(snapshot: ResultSnapshot): Recommendations {
  return {
    careerRecommendations: snapshot.careerRecommendations,
    skillRecommendations: snapshot.skillRecommendations,
    schoolRecommendations: snapshot.schoolRecommendations,
    consultantRecommendations: snapshot.consultantRecommendations,
  };
}
