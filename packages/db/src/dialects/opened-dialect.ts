import type { Dialect } from 'kysely';

/** A dialect with the connections behind it. */
export interface OpenedDialect {
  readonly dialect: Dialect;
  /** Opens connections without time limits for statements. Absent where there are no limits. */
  readonly openUnlimited?: () => Dialect;
  /** Resolves when the database can be written to, as far as is known without a write; rejects otherwise. */
  readonly check: () => Promise<void>;
  /** Closes the connections that Kysely does not close because it never used them. */
  readonly closeRest: () => Promise<void> | void;
}
