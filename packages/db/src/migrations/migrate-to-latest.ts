import { type Migration, Migrator, sql } from 'kysely';
import type { Db } from '../db.ts';
import { type Ddl, postgresDdl, sqliteDdl } from '../dialects/ddl.ts';
import type { OpenDatabase } from '../open-database.ts';
import { MigrationError } from './migration-error.ts';
import { migrations } from './migrations.ts';
import { refuseOtherVersions } from './refuse-other-versions.ts';

/**
 * Brings the schema up to date and returns the names of the migrations that this call ran, oldest first.
 * All of them happen or none. Processes that start together wait for one another, so that each migration
 * runs once. Throws a MigrationError when one fails, and for a database that is newer than
 * this code or that no release has made.
 */
export function migrateToLatest({
  dialect,
  withoutTimeLimits,
}: OpenDatabase): Promise<readonly string[]> {
  const ddl = dialect === 'postgres' ? postgresDdl : sqliteDdl;
  return withoutTimeLimits(async (db) => {
    if (dialect === 'postgres') await requireUnicode(db);
    return migrate(db, ddl);
  });
}

/** These store any text: SQL_ASCII converts nothing. */
const unicodeEncodings = ['UTF8', 'SQL_ASCII'];

async function requireUnicode(db: Db): Promise<void> {
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(db);
  const encoding = rows[0]?.server_encoding ?? 'UTF8';
  if (unicodeEncodings.includes(encoding)) return;
  throw new MigrationError(
    `The encoding of this database is ${encoding}, which cannot store every text: create one with "create database … encoding 'UTF8' template template0", and name it in DATABASE_URL.`,
  );
}

async function migrate(db: Db, ddl: Ddl): Promise<readonly string[]> {
  await refuseOtherVersions(db);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(toKyselyMigrations(ddl)) },
    // Kysely would take a table of migrations in another schema, such as that of a preview, for ours.
    ...(ddl.dialect === 'postgres' && (await findSchema(db))),
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (!error) return results.map((result) => result.migrationName);
  const failed = results.find(({ status }) => status === 'Error')?.migrationName;
  const [reason] = (error instanceof Error ? error.message : 'unknown reason').split('\n');
  const line = `Migration ${failed ?? 'of the database'} failed, and nothing was changed: ${reason}`;
  throw new MigrationError(`${line}${await findRemedy(db, error)}`, { cause: error });
}

async function findSchema(db: Db): Promise<{ migrationTableSchema?: string }> {
  const { rows } = await sql<{ name: string | null }>`select current_schema() as name`.execute(db);
  const name = rows[0]?.name;
  return name ? { migrationTableSchema: name } : {};
}

// Since PostgreSQL 15 only the owner of a database may create tables in its schema `public`.
async function findRemedy(db: Db, error: unknown): Promise<string> {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  // Insufficient privilege, and no schema to create in.
  if (code !== '42501' && code !== '3F000') return '';
  const { rows } = await sql<{ grant: string }>`
    select format('grant usage, create on schema %I to %I', name, current_user) as grant
    from coalesce(current_schema(), 'public') as name
    where not has_schema_privilege(name, 'create')`.execute(db);
  return rows[0] ? `. Let the owner of the database run: ${rows[0].grant};` : '';
}

function toKyselyMigrations(ddl: Ddl): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(migrations).map(([name, migrate]) => [name, { up: (db) => migrate(db, ddl) }]),
  );
}
