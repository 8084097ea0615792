import { sql } from 'kysely';
import type { Db } from './db.ts';

/** Resolves when the database answers, rejects when it does not. */
export async function checkDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}
