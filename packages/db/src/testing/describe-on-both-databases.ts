import { afterAll, describe, onTestFinished, TestRunner } from 'vitest';
import type { Dialect } from '../open-database.ts';
import {
  openTestDatabase,
  type TestDatabase,
  type TestDatabaseOptions,
} from './open-test-database.ts';

/**
 * Opens a database that is closed and deleted after the test, or after the suite when opened in
 * `beforeAll`.
 */
export type OpenTestDatabase = (options?: TestDatabaseOptions) => Promise<TestDatabase>;

const names: Readonly<Record<Dialect, string>> = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

/**
 * Defines a suite that runs on SQLite and on PostgreSQL. The vitest configuration must name
 * `@guildpath/db/testing/global-setup` as `globalSetup`.
 */
export function describeOnBothDatabases(
  name: string,
  define: (openTestDatabase: OpenTestDatabase, dialect: Dialect) => void,
): void {
  for (const dialect of ['sqlite', 'postgres'] as const) {
    describe(`${name} on ${names[dialect]}`, () => {
      const openForSuite: TestDatabase[] = [];
      afterAll(async () => {
        for (const database of openForSuite) await database.close();
      });
      define(async (options) => {
        const database = await openTestDatabase(dialect, options);
        if (TestRunner.getCurrentTest()) onTestFinished(() => database.close());
        else openForSuite.push(database);
        return database;
      }, dialect);
    });
  }
}
