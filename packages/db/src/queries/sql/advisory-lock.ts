import { sql } from 'kysely';
import type { Transaction } from '../../db.ts';
import { isSqlite } from '../../dialects/is-sqlite.ts';

/** PostgreSQL identifies advisory locks by arbitrary numbers. */
const locks = { seeding: 7_305_461, administrators: 7_305_462 } as const;

/** Makes every other transaction that seeds wait until this one ends, so that they cannot deadlock. */
export function lockSeeding(trx: Transaction): Promise<void> {
  return takeLock(trx, 'seeding');
}

/** Makes every other transaction that could remove an administrator wait until this one ends. */
export function lockAdministrators(trx: Transaction): Promise<void> {
  return takeLock(trx, 'administrators');
}

async function takeLock(trx: Transaction, lock: keyof typeof locks): Promise<void> {
  // SQLite has one writer and needs no locks.
  if (isSqlite(trx)) return;
  await sql`select pg_advisory_xact_lock(${sql.lit(locks[lock])})`.execute(trx);
}
