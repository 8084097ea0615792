import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db.ts';
import { isSqlite } from '../dialects/is-sqlite.ts';
import { emptyLog } from '../dialects/sqlite.ts';
import { MigrationError } from './migration-error.ts';
import { firstMigration, migrations } from './migrations.ts';

/** Throws a MigrationError for a database that is newer than this code or that no release has made. */
export async function refuseOtherVersions(db: Db): Promise<void> {
  // Read before the names: a process that migrates meanwhile commits its tables together with their names.
  const tables = await list(db, isSqlite(db) ? sqliteTables : postgresTables);
  const names = tables.includes('kysely_migration') ? await list(db, migrationNames) : [];
  if (names.length === 0 && tables.every((table) => table.startsWith('kysely_'))) return;
  if (isPreview(names)) {
    // So that the file is whole when it is moved without the log beside it.
    await emptyLog(db);
    const [keepAside] = await list(db, isSqlite(db) ? sqliteRemedy : postgresRemedy);
    throw new MigrationError(
      `This database is of a preview of Guildpath, which cannot be upgraded, or of another program, and nothing in it was changed. To keep it aside and begin with an empty one: ${keepAside}`,
    );
  }
  const unknown = findUnknown(names);
  if (unknown === undefined) return;
  throw new MigrationError(
    `This database is newer than this version: it has the migration ${unknown}. Start the newer version, or restore the backup from before the upgrade.`,
  );
}

/** Returns whether no release has run these migrations. */
export function isPreview(names: readonly string[]): boolean {
  return !names.includes(firstMigration);
}

/** Finds a migration that this code does not have; undefined when it has all of them. */
export function findUnknown(names: readonly string[]): string | undefined {
  return names.find((name) => !Object.hasOwn(migrations, name));
}

type Query = RawBuilder<{ text: string }>;

const migrationNames: Query = sql`select name as text from kysely_migration order by name`;

const sqliteTables: Query = sql`
  select name as text from sqlite_schema where type = 'table' and name not like 'sqlite%'`;

// Those of extensions, such as PostGIS, are in new databases of some providers.
const postgresTables: Query = sql`
  select relname as text from pg_class
  where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
    and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')`;

const sqliteRemedy: Query = sql`
  select format('mv ''%s'' ''%s.preview''', file, file) as text
  from pragma_database_list where name = 'main'`;

const postgresRemedy: Query = sql`
  select format('psql "$DATABASE_URL" --command ''alter schema %1$I rename to preview; create schema %1$I''',
    current_schema()) as text`;

async function list(db: Db, query: Query): Promise<readonly string[]> {
  const { rows } = await query.execute(db);
  return rows.map(({ text }) => text);
}
