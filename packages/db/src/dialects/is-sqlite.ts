import { SqliteAdapter } from 'kysely';
import type { Db } from '../db.ts';

/** Whether it asks SQLite, in a transaction too. */
export function isSqlite(db: Db): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
