import { sql } from 'kysely';
import type { Transaction } from '../../db.ts';
import { isSqlite } from '../../dialects/is-sqlite.ts';

/** PostgreSQL identifies advisory locks by arbitrary numbers. */
const locks = { seeding: 7_305_461, administrators: 7_305_462 } as const;

/** Waits for the lock and holds it until the transaction ends. SQLite has one writer and needs no locks. */
export async function takeAdvisoryLock(trx: Transaction, lock: keyof typeof locks): Promise<void> {
  if (isSqlite(trx)) return;
  await sql`select pg_advisory_xact_lock(${sql.lit(locks[lock])})`.execute(trx);
}

/** Makes every other transaction that seeds wait until this one ends, so that they cannot deadlock. */
export function lockSeeding(trx: Transaction): Promise<void> {
  return takeAdvisoryLock(trx, 'seeding');
}
