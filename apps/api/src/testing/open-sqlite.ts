import {
  openTestDatabase,
  type TestDatabase,
  type TestDatabaseOptions,
} from '@guildpath/db/testing';
import { onTestFinished } from 'vitest';

/** A seeded SQLite database of its own that closes with the test. */
export async function openSqlite(options?: TestDatabaseOptions): Promise<TestDatabase> {
  const database = await openTestDatabase('sqlite', options);
  onTestFinished(() => database.close());
  return database;
}
