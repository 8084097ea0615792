import {
  openTestDatabase,
  type TestDatabase,
  type TestDatabaseOptions,
} from '@guildpath/db/testing';
import { onTestFinished } from 'vitest';

/** Opens a seeded SQLite database that closes with the test. */
export async function openSqlite(options?: TestDatabaseOptions): Promise<TestDatabase> {
  const database = await openTestDatabase('sqlite', options);
  onTestFinished(() => database.close());
  return database;
}
