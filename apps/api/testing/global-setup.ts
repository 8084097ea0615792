import { setUpTestDatabases } from '@guildpath/db/testing/global-setup';
import type { TestProject } from 'vitest/node';
import { seedWhenChanged } from '../src/catalogue/seed-catalogue.ts';
import { buildServer } from './start-process.ts';

/** Builds the server for tests that start it, and seeds one template for each engine, which tests copy. */
export function setup(project: TestProject): Promise<() => Promise<void>> {
  buildServer();
  return setUpTestDatabases(project, seedWhenChanged);
}
