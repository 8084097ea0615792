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

type Define = (openTestDatabase: OpenTestDatabase, dialect: Dialect) => void;

/**
 * Defines a suite that runs on SQLite and on PostgreSQL, for what may differ: locks, conflicts, the case of
 * text, numbers and JSON. The vitest configuration must name `@guildpath/db/testing/global-setup` as
 * `globalSetup`.
 */
export function describeOnBothDatabases(name: string, define: Define): void {
  describeOn('sqlite', name, define);
  describeOn('postgres', name, define);
}

/** Defines a suite of plain SQL, which is the same on both. */
export function describeOnSqlite(name: string, define: Define): void {
  describeOn('sqlite', name, define);
}

function describeOn(dialect: Dialect, name: string, define: Define): void {
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
