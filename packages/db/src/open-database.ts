import { Kysely, sql, type TransactionBuilder } from 'kysely';
import type { Db } from './db.ts';
import { openPostgres } from './dialects/postgres.ts';
import { watchWrites } from './dialects/refused-writes.ts';
import { retryConflicts } from './dialects/retry-conflicts.ts';
import { openSqlite } from './dialects/sqlite.ts';
import type { Schema } from './schema/schema.ts';

export type Dialect = 'sqlite' | 'postgres';

export interface OpenDatabase {
  readonly db: Db;
  readonly dialect: Dialect;
  /**
   * Resolves when the database answers and takes writes, and rejects otherwise: with a DiskFullError when
   * there is no space, and a ReadOnlyError on a server that only reads. On PostgreSQL it has a connection of
   * its own, so that it does not wait for a busy pool.
   */
  readonly check: () => Promise<void>;
  /** Runs slow work, such as a migration, without the time limits of statements. */
  readonly withoutTimeLimits: <T>(run: (db: Db) => Promise<T>) => Promise<T>;
  /** Closes every connection once its running query has finished. */
  readonly close: () => Promise<void>;
}

export interface OpenDatabaseOptions {
  /** A `postgres://…` or `postgresql://…` URL, or the path of the SQLite file. */
  readonly url: string;
  /** The maximum number of connections to PostgreSQL; 10 by default. SQLite always has one. */
  readonly poolSize?: number;
  /**
   * Called when an idle PostgreSQL connection breaks, before it is replaced. Emits a process warning by
   * default.
   */
  readonly onConnectionLost?: (error: Error) => void;
  /**
   * Called once when writes begin to fail because the disk is full or the server read-only. Does nothing by
   * default.
   */
  readonly onWritesRefused?: (error: unknown) => void;
  /**
   * Called when another process that gave this option has the SQLite file open. Without it, as in a command,
   * nobody notices this process.
   */
  readonly onShared?: () => void;
  /** Called with every statement that was run. Does nothing by default. */
  readonly onStatement?: (statement: Statement) => void;
}

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/**
 * Opens the database that the URL names. Creates the SQLite file and its folder when they do not exist;
 * connects to PostgreSQL with the first query. Throws for a URL of another kind of database, and a
 * DatabaseUrlError for one with unusable TLS parameters.
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  const { url, poolSize = 10, onConnectionLost = (error) => process.emitWarning(error) } = options;
  const { onStatement } = options;
  const writes = watchWrites(options.onWritesRefused ?? (() => undefined));
  const dialect = dialectOf(url);
  const opened =
    dialect === 'postgres'
      ? openPostgres({ url, poolSize, onConnectionLost, writes })
      : await openSqlite(url, options.onShared);
  const db = new GuildpathDatabase({
    dialect: opened.dialect,
    log: (event) => {
      if (event.level === 'error') writes.reportError(event.error);
      else onStatement?.(event.query);
    },
  });
  return {
    db,
    dialect,
    async check() {
      try {
        // SQLite has one connection: it is ready when that is.
        if (dialect === 'sqlite') await checkDatabase(db);
        await opened.check();
      } catch (error) {
        writes.reportError(error);
        throw error;
      }
      writes.requireSpace();
    },
    async withoutTimeLimits(run) {
      if (!opened.openUnlimited) return run(db);
      const unlimited = new Kysely<Schema>({ dialect: opened.openUnlimited() });
      try {
        return await run(unlimited);
      } finally {
        await unlimited.destroy();
      }
    },
    async close() {
      await db.destroy();
      await opened.closeRest();
    },
  };
}

class GuildpathDatabase extends Kysely<Schema> {
  override transaction(): TransactionBuilder<Schema> {
    return retryConflicts(super.transaction());
  }
}

function dialectOf(url: string): Dialect {
  if (/^postgres(ql)?:\/\//.test(url)) return 'postgres';
  // The URL may contain a password, so the error repeats its scheme only.
  const scheme = /^[a-z][a-z0-9+.-]+:\/\//i.exec(url)?.[0];
  if (scheme) throw new Error(`A database is postgres://… or the path of a file, not ${scheme}…`);
  return 'sqlite';
}

/** Resolves when the database answers and rejects otherwise. */
export async function checkDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}
