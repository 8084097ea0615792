import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { isSqlite } from './is-sqlite.ts';

/** The driver of SQLite intercepts exactly this text. */
export const emptyLogStatement = 'pragma wal_checkpoint(TRUNCATE)';

/**
 * Empties SQLite's write-ahead log, which otherwise contains what was deleted until a thousand more pages
 * are written. In a transaction the commit empties it; while another process reads the log, a later commit
 * does. Does nothing on PostgreSQL.
 */
export async function emptyLog(db: Db): Promise<void> {
  if (isSqlite(db)) await sql.raw(emptyLogStatement).execute(db);
}
