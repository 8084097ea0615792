import { setUpTestDatabases } from '@guildpath/db/testing/global-setup';
import type { TestProject } from 'vitest/node';
import { seedWhenChanged } from '../catalogue/seed-catalogue.ts';
import { buildServer } from './start-process.ts';

/**
 * For `globalSetup` of vitest: the server is built once, for tests that start it, and the catalogue is seeded once for each
 * engine; every test starts from a copy.
 */
export function setup(project: TestProject): Promise<() => Promise<void>> {
  buildServer();
  return setUpTestDatabases(project, ({ db }) => seedWhenChanged(db));
}
