import { setUpTestDatabases } from '@guildpath/db/testing/global-setup';
import type { TestProject } from 'vitest/node';
import { seedWhenChanged } from '../src/catalogue/seed-catalogue.ts';

/** Seeds one template for each engine, which tests copy. */
export function setup(project: TestProject): Promise<() => Promise<void>> {
  return setUpTestDatabases(project, seedWhenChanged);
}
