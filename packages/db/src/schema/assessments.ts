import type { OptionId, Tier } from '@guildpath/contract';
import type { Timestamp } from './timestamp.ts';

/** A snapshot: later seeds and scoring versions never change what someone was shown. */
export interface AssessmentResultsTable {
  id: string;
  /** Null until claimed. */
  user_id: string | null;
  guest_email: string | null;
  tier: Tier;
  completed_at: Timestamp;
  bank_version: string;
  scoring_version: string;
  /** JSON. */
  riasec_scores: string;
  /** JSON. */
  big_five_scores: string;
  /** JSON. */
  aptitude_scores: string;
  /** JSON. */
  score_bands: string;
  insight: string;
  /** Careers, skills, schools and consultants, as JSON. */
  recommendations: string;
}

export interface ResponsesTable {
  result_id: string;
  question_id: string;
  selected_option: OptionId;
}

export interface IdempotencyKeysTable {
  /** The sender of the key: user or guest. */
  owner: string;
  key: string;
  result_id: string;
  created_at: Timestamp;
}
