import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { inject } from 'vitest';
import type { Db } from '../db.ts';
import { type Dialect, type OpenDatabase, openDatabase } from '../open-database.ts';
import { createDatabase, emptyDatabase } from './test-postgres.ts';

export interface TestDatabase extends OpenDatabase {
  /** For a second connection to the same database. */
  readonly url: string;
  /** Ends the connections; nothing of the database is left for another test. */
  readonly close: () => Promise<void>;
}

export interface TestDatabaseOptions {
  /** True by default: a copy of the run's template. False: without any table. */
  readonly isMigrated?: boolean;
}

/**
 * A database of its own: a real file, or a real database on the run's server. A migrated one is a copy of the
 * run's template.
 */
export function openTestDatabase(
  dialect: Dialect,
  { isMigrated = true }: TestDatabaseOptions = {},
): Promise<TestDatabase> {
  const database = dialect === 'sqlite' ? openTestSqlite(isMigrated) : openTestPostgres(isMigrated);
  return database.then(closeOnce);
}

/** From now on this connection to SQLite fails as on a full disk when a write takes more space. */
export async function keepFromGrowing(db: Db): Promise<void> {
  // Less than there are pages already: SQLite takes their number instead.
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
  return {
    ...database,
    url,
    async close() {
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Databases of this test file that no test uses any more. */
const emptied: string[] = [];

async function openTestPostgres(isMigrated: boolean): Promise<TestDatabase> {
  const { postgres, isFilled } = inject('guildpathTestTemplates');
  // An emptied database is as good as a copy of an empty template, and no other.
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
