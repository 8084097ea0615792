import type { Tier } from '@guildpath/contract';
import type { Generated } from 'kysely';
import type { Timestamp } from './timestamp.ts';

/** A day, such as `2027-03-06`. */
export type Day = string;

export interface HallsTable {
  id: string;
  /** The guide. */
  user_id: string;
  name: string;
  /** Names the guide to the students. */
  guide_name: string;
  tier: Tier;
  join_code: string;
  join_until: Day;
  delete_on: Day;
  is_open: 0 | 1;
  /** Never more than 100. */
  place_count: Generated<number>;
  created_at: Timestamp;
}

export interface HallPlacesTable {
  id: string;
  hall_id: string;
  /** Drawn; unique in its hall. */
  name: string;
  /** Keyed hash of the return words. */
  words_hash: string;
  joined_at: Timestamp;
  started_at: Timestamp | null;
  finished_at: Timestamp | null;
  /** Copied from the result for figures about the class, as are the next two. */
  character_class: string | null;
  archetype: string | null;
  /** Names the field of the best match. */
  field: string | null;
  is_shared: Generated<0 | 1>;
  /** The answers of the unfinished quest as JSON. */
  draft: string | null;
}

export interface PlaceSessionsTable {
  /** SHA-256 of the session id. */
  id_hash: string;
  place_id: string;
  expires_at: Timestamp;
}

/** The codes of deleted halls and nothing else of them, so that they can be told from unknown ones. */
export interface DeletedHallsTable {
  join_code: string;
  expires_at: Timestamp;
}
