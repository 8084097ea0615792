import type { OptionId, Tier } from '@guildpath/contract';
import type { Timestamp } from './timestamp.ts';

/** Later seeds and scoring versions never change a result. */
export interface AssessmentResultsTable {
  id: string;
  /** Null until claimed. */
  user_id: string | null;
  guest_email: string | null;
  /** The place that it was taken in, which reads it also after it went into an account. */
  place_id: string | null;
  tier: Tier;
  completed_at: Timestamp;
  bank_version: string;
  scoring_version: string;
  /** The time spent on the questions; null when it was not measured. */
  duration_seconds: number | null;
  /** Everything that the result shows, as JSON. */
  snapshot: string;
  /** Unguessable, unique; part of the link for friends. Null while there is none. */
  invitation_id: string | null;
  invitation_expires_at: Timestamp | null;
}

export interface ResponsesTable {
  result_id: string;
  question_id: string;
  selected_option: OptionId;
  /** Never the selected one. */
  least_option: OptionId | null;
  /** The time from the first display of the question to its answer; null when it was not measured. */
  seconds: number | null;
}

/** The answers of unfinished quests. */
export interface DraftsTable {
  user_id: string;
  tier: Tier;
  /** JSON. */
  answers: string;
  updated_at: Timestamp;
}

/** Cards that everyone with the link may see. Withdrawing a card deletes its row. */
export interface PublicCardsTable {
  /** Unguessable; part of the link. */
  id: string;
  /** Unique. */
  result_id: string;
  created_at: Timestamp;
  /** 1 if the owner chose to show the first name of the account. */
  shows_first_name: 0 | 1;
}

/** Pages that two people open together. Taking one back deletes its row. */
export interface FriendPagesTable {
  /** Unguessable; part of the link. */
  id: string;
  /** The result of the person who invited. */
  result_id: string;
  friend_result_id: string;
  created_at: Timestamp;
}

export interface IdempotencyKeysTable {
  /** The user or guest who sent the key. */
  owner: string;
  key: string;
  result_id: string;
  created_at: Timestamp;
  /** SHA-256 of what was sent under the key. */
  body_hash: string;
}
