import { setUpTestDatabases } from '@guildpath/db/testing/global-setup';
import type { TestProject } from 'vitest/node';
import { seedWhenChanged } from '../catalogue/seed-catalogue.ts';

/** For `globalSetup` of vitest: the catalogue is seeded once for each engine, and every test starts from a copy. */
export function setup(project: TestProject): Promise<() => Promise<void>> {
  return setUpTestDatabases(project, ({ db }) => seedWhenChanged(db));
}
