import { isDiskFull } from './disk-watch.ts';

/** There is no connection to the database, or it broke; the cause says how. */
export class DatabaseAwayError extends Error {
  static from(cause: unknown): DatabaseAwayError {
    return new DatabaseAwayError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/**
 * PostgreSQL: it shuts down, crashed, starts, takes no more connections, or a statement took too long. SQLite: another
 * process keeps the file locked.
 */
const codesOfAway = /^(08...|57P0[1-3]|57014|55P03|53300|SQLITE_BUSY.*)$/;

/** Whether a call failed because the database cannot be used for now, and may succeed later as it is. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseAwayError || isDiskFull(error)) return true;
  if ('code' in error && codesOfAway.test(String(error.code))) return true;
  return isDatabaseAway(error.cause);
}
