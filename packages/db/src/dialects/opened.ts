import type { Dialect } from 'kysely';

/** A dialect with the connections behind it. */
export interface Opened {
  readonly dialect: Dialect;
  /** A dialect without limits to how long a statement takes, with connections of its own; absent where there are no limits. */
  readonly openUnlimited?: () => Dialect;
  /** Calls back when another process has announced a change; absent where processes cannot tell one another. */
  readonly listen?: (onChange: () => void) => () => Promise<void>;
  /** Resolves when the database answers and has space, rejects when not. */
  readonly check: () => Promise<void>;
  /** Ends what Kysely has not ended: it leaves alone what it never used. */
  readonly closeRest: () => Promise<void> | void;
}
