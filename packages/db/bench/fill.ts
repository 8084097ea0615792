import { type RawBuilder, sql } from 'kysely';
import type { Db, OpenDatabase } from '../src/index.ts';
import { growingTables } from './growing-tables.ts';

/**
 * Fills a migrated and seeded database with so many users and results, and what comes with them in the
 * other tables: the same rows for the same `count` and day, apart from how the databases round. Much is
 * skewed, as it is in life: most names are a few names, most addresses are with a few providers, more
 * people join than did a year ago, and a few accounts have hundreds of results.
 */
export async function fill(database: OpenDatabase, count: number, now: Date): Promise<void> {
  const { dialect } = database;
  const fillAll = async (connection: Db) => {
    await prepare(connection, dialect);
    for (const statement of growingTables({ dialect, count, now })) {
      await statement.execute(connection);
    }
    await finish(connection, dialect);
  };
  await database.withoutTimeLimits((db) => db.connection().execute(fillAll));
}

async function prepare(db: Db, dialect: OpenDatabase['dialect']): Promise<void> {
  if (dialect === 'sqlite') {
    await run(db, sql`pragma synchronous = off`, sql`pragma secure_delete = off`);
    return;
  }
  // No foreign keys: all of them are right.
  await run(db, sql`set session_replication_role = replica`);
}

async function finish(db: Db, dialect: OpenDatabase['dialect']): Promise<void> {
  if (dialect === 'sqlite') {
    await run(db, sql`pragma wal_checkpoint(truncate)`, sql`pragma synchronous = full`);
    await run(db, sql`pragma secure_delete = on`);
    return;
  }
  await run(db, sql`reset session_replication_role`);
  // PostgreSQL does so by itself in time: which rows everyone sees, and what the planner has to know of them.
  await run(db, sql`vacuum analyze`);
}

async function run(db: Db, ...statements: readonly RawBuilder<unknown>[]): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
