import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { inject } from 'vitest';
import type { Db } from '../db.ts';
import { type Dialect, type OpenDatabase, openDatabase } from '../open-database.ts';
import { createDatabase, emptyDatabase, type TestPostgres } from './test-postgres.ts';

/** The templates that the databases of tests are copied from, which the global setup provides. */
export interface TestTemplates {
  readonly postgres: TestPostgres;
  /** The file of the template. */
  readonly sqlite: string;
  /** True when the templates contain rows. */
  readonly isFilled: boolean;
}

declare module 'vitest' {
  export interface ProvidedContext {
    guildpathTestTemplates: TestTemplates;
  }
}

export interface TestDatabase extends OpenDatabase {
  /** Opens a second connection to the same database. */
  readonly url: string;
  /** Closes the connections and removes the database. */
  readonly close: () => Promise<void>;
}

export interface TestDatabaseOptions {
  /** Opens a copy of the run's template (true, the default) or a database without tables. */
  readonly isMigrated?: boolean;
}

/** Opens a new database: a file, or a database on the run's server. */
export function openTestDatabase(
  dialect: Dialect,
  { isMigrated = true }: TestDatabaseOptions = {},
): Promise<TestDatabase> {
  const database = dialect === 'sqlite' ? openTestSqlite(isMigrated) : openTestPostgres(isMigrated);
  return database.then(closeOnce);
}

/** Makes this connection to SQLite fail as on a full disk when a write takes more space. */
export async function preventGrowth(db: Db): Promise<void> {
  // SQLite raises the limit to the number of pages that exist.
  await sql`pragma max_page_count = 1`.execute(db);
}

function closeOnce(database: TestDatabase): TestDatabase {
  let closing: Promise<void> | undefined;
  return {
    ...database,
    close: () => {
      closing ??= database.close();
      return closing;
    },
  };
}

async function openTestSqlite(isMigrated: boolean): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'guildpath-sqlite-'));
  const url = join(folder, 'guildpath.db');
  if (isMigrated) await copyFile(inject('guildpathTestTemplates').sqlite, url);
  const database = await openDatabase({ url });
  // What is synced survives the machine, which no test ends.
  await sql`pragma synchronous = off`.execute(database.db);
  return {
    ...database,
    url,
    async close() {
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Databases of this test file that another test can reuse. */
const emptied: string[] = [];

async function openTestPostgres(isMigrated: boolean): Promise<TestDatabase> {
  const { postgres, isFilled } = inject('guildpathTestTemplates');
  // Emptied databases can stand in only for copies of a template without rows.
  const isReusable = isMigrated && !isFilled;
  const free = isReusable ? emptied.pop() : undefined;
  const url = free ?? (await createDatabase(postgres, { isMigrated }));
  const database = await openDatabase({ url });
  return {
    ...database,
    url,
    async close() {
      await database.close();
      if (!isReusable) return;
      await emptyDatabase(url);
      emptied.push(url);
    },
  };
}
