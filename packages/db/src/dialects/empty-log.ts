import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { isSqlite } from './is-sqlite.ts';

/** The driver of SQLite intercepts exactly this text. */
export const emptyLogStatement = 'pragma wal_checkpoint(TRUNCATE)';

/**
 * Empties SQLite's write-ahead log, which otherwise keeps what was deleted until some thousand pages more are written.
 * In a transaction, or beside one, it is emptied with the commit; while another process reads it, with a later one.
 * PostgreSQL looks after its log itself.
 */
export async function emptyLog(db: Db): Promise<void> {
  if (isSqlite(db)) await sql.raw(emptyLogStatement).execute(db);
}
