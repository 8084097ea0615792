import type { Dialect } from 'kysely';

/** A dialect with the connections behind it. */
export interface Opened {
  readonly dialect: Dialect;
  /** Ends what Kysely has not ended: it leaves alone what it never used. */
  readonly closeRest: () => Promise<void> | void;
}
