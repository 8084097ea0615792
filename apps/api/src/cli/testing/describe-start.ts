import path from 'node:path';
import { type Db, migrateToLatest, openDatabase } from '@guildpath/db';
import { openDataDir } from '../../../testing/open-data-dir.ts';
import { loadEnv } from '../../config/env.ts';
import { startServer } from '../../server.ts';
import { describeFailure } from '../describe-failure.ts';

/** Starts a server that cannot start, and returns what is said of it. */
export async function describeStart(source: Readonly<Record<string, string>>) {
  const env = loadEnv({ LOG_LEVEL: 'silent', ...source }, '/nowhere');
  const start = startServer(env, '/nowhere');
  return start.then(
    () => 'It started.',
    (error: unknown) => describeFailure(error, env),
  );
}

/** Creates a DATA_DIR with a migrated database that `change` has changed. */
export async function openFolder(change: (db: MigratedDb) => Promise<unknown>) {
  const DATA_DIR = await openDataDir();
  const database = await openDatabase({ url: path.join(DATA_DIR, 'guildpath.db') });
  await migrateToLatest(database);
  await change(toMigrated(database.db));
  await database.close();
  return DATA_DIR;
}

type Migrated = { kysely_migration: { name: string; timestamp: string } };

type MigratedDb = ReturnType<typeof toMigrated>;
const toMigrated = (db: Db) => db.withTables<Migrated>();

export const toPreview = (db: MigratedDb) =>
  db.updateTable('kysely_migration').set({ name: '0001-initial' }).execute();

export const toNewer = (db: MigratedDb) =>
  db
    .insertInto('kysely_migration')
    .values({ name: '9999-future', timestamp: '2099-01-01T00:00:00.000Z' })
    .execute();
