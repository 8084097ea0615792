import { Kysely, sql } from 'kysely';
import type { Db } from './db.ts';
import { openPostgres } from './dialects/postgres.ts';
import { openSqlite } from './dialects/sqlite.ts';
import type { Schema } from './schema/schema.ts';

export type Dialect = 'sqlite' | 'postgres';

export interface OpenDatabase {
  readonly db: Db;
  readonly dialect: Dialect;
  /** Ends every connection; queries under way finish first. */
  readonly close: () => Promise<void>;
}

export interface OpenDatabaseOptions {
  /** `postgres://…` or `postgresql://…`, or the path of the SQLite file. */
  readonly url: string;
  /** Connections to PostgreSQL at most; 10 by default. SQLite always has one. */
  readonly poolSize?: number;
  /** Called when an idle PostgreSQL connection broke (it is replaced); a process warning by default. */
  readonly onConnectionLost?: (error: Error) => void;
}

/**
 * Opens the database that the url names. The SQLite file and its folder are created when they do not
 * exist; PostgreSQL is reached with the first query. Throws for a url of another kind of database.
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  const { url, poolSize = 10, onConnectionLost = (error) => process.emitWarning(error) } = options;
  const dialect = dialectOf(url);
  const opened =
    dialect === 'postgres'
      ? openPostgres({ url, poolSize, onConnectionLost })
      : await openSqlite(url);
  const db = new Kysely<Schema>({ dialect: opened.dialect });
  return {
    db,
    dialect,
    async close() {
      await db.destroy();
      await opened.closeRest();
    },
  };
}

function dialectOf(url: string): Dialect {
  if (/^postgres(ql)?:\/\//.test(url)) return 'postgres';
  // The url may hold a password: only its scheme is repeated.
  const scheme = /^[a-z][a-z0-9+.-]+:\/\//i.exec(url)?.[0];
  if (scheme) throw new Error(`A database is postgres://… or the path of a file, not ${scheme}…`);
  return 'sqlite';
}

/** Resolves when the database answers, rejects when it does not. */
export async function checkDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}
