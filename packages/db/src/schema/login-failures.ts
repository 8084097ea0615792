import type { Timestamp } from './timestamp.ts';

/** Wrong passwords of late, by what was typed as email or username: known and unknown ones alike. */
export interface LoginFailuresTable {
  /** SHA-256 of the identifier in lower case: people also mistype their password into that field. */
  identifier_hash: string;
  failures: number;
  /** No login with this identifier before that. */
  locked_until: Timestamp | null;
  /** From then on the count begins anew. */
  forget_at: Timestamp;
}
