import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrateToLatest } from '../migrations/migrate-to-latest.ts';
import { type OpenDatabase, openDatabase } from '../open-database.ts';
import { startPostgres } from './postgres-server.ts';
import { createTemplate, dropDatabases, type TestPostgres } from './test-postgres.ts';

/** The templates that the databases of tests are copied from, which the global setup provides. */
export interface TestTemplates {
  readonly postgres: TestPostgres;
  /** The file of the template. */
  readonly sqlite: string;
  /** True when the templates contain rows. */
  readonly isFilled: boolean;
}

declare module 'vitest' {
  export interface ProvidedContext {
    guildpathTestTemplates: TestTemplates;
  }
}

/** Writes the rows that every test of a run starts with. */
export type FillTemplate = (database: OpenDatabase) => Promise<unknown>;

/**
 * Starts one PostgreSQL for the run and makes migrated templates. Returns a function that removes
 * everything.
 */
export function setup(project: TestProject): Promise<() => Promise<void>> {
  return setUpTestDatabases(project);
}

/** Like `setup`, with templates into which `fill` has written rows, once for each engine. */
export async function setUpTestDatabases(
  project: TestProject,
  fill?: FillTemplate,
): Promise<() => Promise<void>> {
  const prepare: FillTemplate = async (database) => {
    await migrateToLatest(database);
    await fill?.(database);
  };
  const folder = await mkdtemp(join(tmpdir(), 'guildpath-template-'));
  const server = await startPostgres();
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  };
  try {
    const sqlite = join(folder, 'template.db');
    await prepareDatabase(sqlite, prepare);
    const template = await createTemplate(server.url, (url) => prepareDatabase(url, prepare));
    const postgres = { url: server.url, template };
    project.provide('guildpathTestTemplates', { postgres, sqlite, isFilled: fill !== undefined });
    return async () => {
      await dropDatabases(postgres);
      await stop();
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function prepareDatabase(url: string, prepare: FillTemplate): Promise<void> {
  const database = await openDatabase({ url });
  try {
    await prepare(database);
  } finally {
    await database.close();
  }
}
