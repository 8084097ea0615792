import { sql } from 'kysely';
import type { Transaction } from '../db.ts';
import { isSqlite } from '../dialects/is-sqlite.ts';

/** Of PostgreSQL's advisory locks: any numbers that nothing else here uses. */
const locks = { seeding: 7_305_461, administrators: 7_305_462 } as const;

/** Until the transaction ends, every other one that asks for the same waits. SQLite has one writer and needs no lock. */
export async function lockUntilEnd(trx: Transaction, what: keyof typeof locks): Promise<void> {
  if (isSqlite(trx)) return;
  await sql`select pg_advisory_xact_lock(${sql.lit(locks[what])})`.execute(trx);
}
