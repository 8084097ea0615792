import type { Timestamp } from './timestamp.ts';

/**
 * What is throttled, in this table since the first of it: wrong passwords by what was typed as email or username, known
 * and unknown ones alike, and mails by address. `queries/throttles.ts` says what a key is.
 */
export interface LoginFailuresTable {
  /** SHA-256 of the key: people also mistype their password as an identifier. */
  identifier_hash: string;
  failures: number;
  /** No attempt before that. */
  locked_until: Timestamp | null;
  /** From then on the count begins anew. */
  forget_at: Timestamp;
}
