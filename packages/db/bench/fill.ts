import { type RawBuilder, sql } from 'kysely';
import type { Db, OpenDatabase } from '../src/index.ts';
import { countAgain } from '../src/migrations/0022-growth/row-counts.ts';
import { growingTables } from './growing-tables.ts';

/**
 * Fills a migrated and seeded database with so many users and results, and what comes with them in the other tables: the
 * same rows for the same `count` and day, apart from how the databases round. Much is skewed, as it is in life: most
 * names are a few names, most addresses are with a few providers, more people join than did a year ago, and a few
 * accounts have hundreds of results.
 */
export async function fill({ db, dialect }: OpenDatabase, count: number, now: Date): Promise<void> {
  await db.connection().execute(async (connection) => {
    await prepare(connection, dialect);
    for (const statement of growingTables({ dialect, count, now })) {
      await statement.execute(connection);
    }
    await finish(connection, dialect);
  });
}

async function prepare(db: Db, dialect: OpenDatabase['dialect']): Promise<void> {
  if (dialect === 'sqlite') {
    await run(db, sql`pragma synchronous = off`, sql`pragma secure_delete = off`);
    return;
  }
  // Neither triggers nor foreign keys: the counts are made below, and the keys are right.
  await run(db, sql`set session_replication_role = replica`, sql`set statement_timeout = 0`);
}

async function finish(db: Db, dialect: OpenDatabase['dialect']): Promise<void> {
  if (dialect === 'sqlite') {
    await run(db, sql`pragma wal_checkpoint(truncate)`, sql`pragma synchronous = full`);
    await run(db, sql`pragma secure_delete = on`);
    return;
  }
  await run(db, sql`delete from row_counts`, sql.raw(countAgain));
  await run(db, sql`reset session_replication_role`, sql`reset statement_timeout`);
  // PostgreSQL does so by itself in time: which rows everyone sees, and what the planner has to know of them.
  await run(db, sql`set statement_timeout = 0`, sql`vacuum analyze`, sql`reset statement_timeout`);
}

async function run(db: Db, ...statements: readonly RawBuilder<unknown>[]): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
