import { SqliteAdapter } from 'kysely';
import type { Db } from '../db.ts';

/** Returns whether the database, or that of the transaction, is SQLite. */
export function isSqlite(db: Db): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
