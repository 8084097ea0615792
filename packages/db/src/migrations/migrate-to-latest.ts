import { type Migration, Migrator, sql } from 'kysely';
import type { Db } from '../db.ts';
import { type Ddl, postgresDdl, sqliteDdl } from '../dialects/ddl.ts';
import type { OpenDatabase } from '../open-database.ts';
import { migrations } from './migrations.ts';

/**
 * The schema cannot be brought up to date, and nothing has changed. The message is one line for the
 * operator.
 */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/**
 * Brings the schema up to date and returns the names of the migrations that this call ran, oldest first.
 * All of them happen or none. Processes that start together wait for one another, so that each migration
 * runs once. Throws a MigrationError when one fails, and when the database is newer than this code or was
 * made before 1.0.0.
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
  const { error, results } = await migrator.migrateToLatest();
  if (!error) return (results ?? []).map((result) => result.migrationName);
  // Without results Kysely has not begun: it could not, or other migrations have run before.
  if (!results) await refuseOtherVersions(db);
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName;
  const [reason] = (error instanceof Error ? error.message : 'unknown reason').split('\n');
  throw new MigrationError(
    `Migration ${failed ?? 'of the database'} failed, and nothing was changed: ${reason}`,
    { cause: error },
  );
}

async function refuseOtherVersions(db: Db): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const names = rows.map(({ name }) => name);
  if (isBefore1(names)) {
    throw new MigrationError(
      'This database was made by a version before 1.0.0, which cannot be upgraded: start with an empty database.',
    );
  }
  const unknown = findUnknown(names);
  if (unknown === undefined) return;
  throw new MigrationError(
    `This database is newer than this version: it has the migration ${unknown}. Start the newer version, or restore the backup from before the upgrade.`,
  );
}

/** Says whether a version before 1.0.0 ran these migrations. 1.0.0 replaced all of them by one. */
export function isBefore1(names: readonly string[]): boolean {
  return names.includes('0001-accounts');
}

/** Finds a migration that this code does not have; undefined when it has all of them. */
export function findUnknown(names: readonly string[]): string | undefined {
  return names.find((name) => !Object.hasOwn(migrations, name));
}

function toKyselyMigrations(ddl: Ddl): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(migrations).map(([name, migrate]) => [name, { up: (db) => migrate(db, ddl) }]),
  );
}
