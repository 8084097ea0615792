import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-server.ts';
import { createTemplate, dropDatabases } from './test-postgres.ts';

/** For `globalSetup` of vitest: one PostgreSQL for the whole run, gone when it ends. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  try {
    const postgres = await createTemplate(server.url);
    project.provide('guildpathTestPostgres', postgres);
    return async () => {
      await dropDatabases(postgres);
      await server.stop();
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
