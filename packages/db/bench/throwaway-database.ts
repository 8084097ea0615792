import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Dialect, type OpenDatabase, openDatabase } from '../src/index.ts';
import { startPostgres } from '../src/testing/postgres-server.ts';
import { createDatabase, createTemplate, dropDatabases } from '../src/testing/test-postgres.ts';

export interface ThrowawayDatabase extends OpenDatabase {
  /** Closes the database and deletes it. */
  readonly remove: () => Promise<void>;
}

/** An empty database of its own, without tables, for a bench. */
export function openThrowawayDatabase(dialect: Dialect): Promise<ThrowawayDatabase> {
  return dialect === 'sqlite' ? openThrowawaySqlite() : openThrowawayPostgres();
}

async function openThrowawaySqlite(): Promise<ThrowawayDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'guildpath-bench-'));
  const database = await openDatabase({ url: join(folder, 'guildpath.db') });
  return {
    ...database,
    remove: async () => {
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function openThrowawayPostgres(): Promise<ThrowawayDatabase> {
  const server = await startPostgres();
  const template = await createTemplate(server.url, () => Promise.resolve());
  const postgres = { url: server.url, template };
  const url = await createDatabase(postgres, { isMigrated: false });
  const database = await openDatabase({ url });
  return {
    ...database,
    remove: async () => {
      await database.close();
      await dropDatabases(postgres);
      await server.stop();
    },
  };
}
