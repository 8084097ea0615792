import { type Migration, Migrator } from 'kysely';
import type { Db } from '../db.ts';
import { type Ddl, postgresDdl, sqliteDdl } from '../dialects/ddl.ts';
import type { OpenDatabase } from '../open-database.ts';
import { migrations } from './migrations.ts';

/**
 * Brings the schema up to date and returns the names of the migrations that this call ran, oldest
 * first. All of them happen or none. Processes that start together wait for one another, so that each
 * migration runs once. Throws when one fails, and when the database is newer than this code.
 */
export function migrateToLatest({
  dialect,
  withoutTimeLimits,
}: OpenDatabase): Promise<readonly string[]> {
  const ddl = dialect === 'postgres' ? postgresDdl : sqliteDdl;
  return withoutTimeLimits((db) => migrate(db, ddl));
}

async function migrate(db: Db, ddl: Ddl): Promise<readonly string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(toKyselyMigrations(ddl)) },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) {
    const failed = results.find(({ status }) => status === 'Error')?.migrationName;
    const reason = error instanceof Error ? error.message : 'unknown reason';
    throw new Error(`Migration ${failed ?? 'of the database'} failed: ${reason}`, { cause: error });
  }
  return results.map((result) => result.migrationName);
}

function toKyselyMigrations(ddl: Ddl): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(migrations).map(([name, migrate]) => [name, { up: (db) => migrate(db, ddl) }]),
  );
}
