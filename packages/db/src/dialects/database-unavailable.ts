import { isRefusedWrite } from './refused-writes.ts';

/** The connection to the database broke or could not be made; the cause says why. */
export class DatabaseUnavailableError extends Error {
  static from(cause: unknown): DatabaseUnavailableError {
    return new DatabaseUnavailableError(cause instanceof Error ? cause.message : String(cause), {
      cause,
    });
  }
}

// PostgreSQL: shutdown, crash, start, too many connections, statement or lock timeout. SQLite: a locked file.
const unavailableCodes = /^(08...|57P0[1-3]|57014|55P03|53300|SQLITE_BUSY.*)$/;

/**
 * Returns whether the error means that the database is unavailable for now and the same call may succeed
 * later.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseUnavailableError || isRefusedWrite(error)) return true;
  if ('code' in error && unavailableCodes.test(String(error.code))) return true;
  return isDatabaseUnavailable(error.cause);
}
