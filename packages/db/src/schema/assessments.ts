import type { CharacterClass, OptionId, ResponseCaution, Tier } from '@guildpath/contract';
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
  /** Careers, fields, skills, schools and consultants, as JSON. */
  recommendations: string;
  character_class: CharacterClass;
  /** Null on results from before there were titles. */
  guild_title: string | null;
  /** Null on results from before there was one. */
  welcome: string | null;
  /** Time spent on the questions; null where nobody measured it. */
  duration_seconds: number | null;
  /** The number of responses with a least option; null on results from before there were such. */
  least_count: number | null;
  caution: ResponseCaution | null;
}

export interface ResponsesTable {
  result_id: string;
  question_id: string;
  selected_option: OptionId;
  /** Never the selected one. */
  least_option: OptionId | null;
  /** From the first sight of the question to its answer; null where nobody measured it. */
  seconds: number | null;
}

/** Parameters of the questions from stored answers: the row with the highest version is in use, the others are history. */
export interface CalibrationsTable {
  version: number;
  /** Of the model that the parameters belong to. */
  scoring_version: string;
  created_at: Timestamp;
  /** Whose answers it is made from. */
  people: number;
  /** JSON, by question id. */
  parameters: string;
}

/** The answers to a quest that a user has begun. */
export interface DraftsTable {
  user_id: string;
  tier: Tier;
  /** JSON. */
  answers: string;
  updated_at: Timestamp;
}

/** A card that everyone with its link may see; the row is deleted when its owner withdraws it. */
export interface PublicCardsTable {
  /** Unguessable, part of the link. */
  id: string;
  /** Unique. */
  result_id: string;
  created_at: Timestamp;
}

/** Sums of all visitors. */
export interface QuestProgressTable {
  /** Of UTC, such as `2026-11-21`. */
  day: string;
  tier: Tier;
  /** From 1: the scenes in their order, then that all are answered, then that the quest was handed in. */
  step: number;
  /** How many quests reached it on that day. */
  reached: number;
}

export interface IdempotencyKeysTable {
  /** The sender of the key: user or guest. */
  owner: string;
  key: string;
  result_id: string;
  created_at: Timestamp;
  /** SHA-256 of what was sent under the key. */
  body_hash: string;
}
