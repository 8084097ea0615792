import { Kysely, sql, type TransactionBuilder } from 'kysely';
import type { Db } from './db.ts';
import { watchDisk } from './dialects/disk-watch.ts';
import { openPostgres } from './dialects/postgres.ts';
import { retryConflicts } from './dialects/retry-conflicts.ts';
import { openSqlite } from './dialects/sqlite.ts';
import type { Schema } from './schema/schema.ts';

export type Dialect = 'sqlite' | 'postgres';

export interface OpenDatabase {
  readonly db: Db;
  readonly dialect: Dialect;
  /**
   * Resolves when the database answers and has space to write; rejects when it does not, with a DiskFullError for want
   * of space. PostgreSQL is asked on a connection of its own, so that the answer does not wait for a busy pool.
   */
  readonly check: () => Promise<void>;
  /**
   * Calls back soon after a process has changed the catalogue or the calibration (`announceChange`), and now and then
   * without a reason. On SQLite never: other processes there are commands. Returns what ends it.
   */
  readonly listen: (onChange: () => void) => () => Promise<void>;
  /** Runs what may take long, such as a migration, without the time limits that statements have otherwise. */
  readonly withoutTimeLimits: <T>(run: (db: Db) => Promise<T>) => Promise<T>;
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
  /** Called when statements begin to fail because the disk is full, once for all of them; not at all by default. */
  readonly onDiskFull?: (error: unknown) => void;
  /** Called with every statement that was run, for a look at its plan; not at all by default. */
  readonly onStatement?: (statement: Statement) => void;
}

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/**
 * Opens the database that the url names. The SQLite file and its folder are created when they do not
 * exist; PostgreSQL is reached with the first query. Throws for a url of another kind of database.
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  const { url, poolSize = 10, onConnectionLost = (error) => process.emitWarning(error) } = options;
  const { onStatement } = options;
  const disk = watchDisk(options.onDiskFull ?? (() => undefined));
  const dialect = dialectOf(url);
  const opened =
    dialect === 'postgres'
      ? openPostgres({ url, poolSize, onConnectionLost, disk })
      : await openSqlite(url, disk);
  const db = new GuildpathDatabase({
    dialect: opened.dialect,
    ...(onStatement ? { log: ({ query }) => onStatement(query) } : {}),
  });
  return {
    db,
    dialect,
    async check() {
      // SQLite has one connection, and is as ready as that.
      if (dialect === 'sqlite') await checkDatabase(db);
      await opened.check();
    },
    listen: opened.listen ?? (() => () => Promise.resolve()),
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
  // The url may hold a password: only its scheme is repeated.
  const scheme = /^[a-z][a-z0-9+.-]+:\/\//i.exec(url)?.[0];
  if (scheme) throw new Error(`A database is postgres://… or the path of a file, not ${scheme}…`);
  return 'sqlite';
}

/** What the clock of the PostgreSQL server says. */
export async function readServerTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ time: Date }>`select clock_timestamp() as time`.execute(db);
  if (!rows[0]) throw new Error('The database server does not say what time it is.');
  return rows[0].time;
}

/** Resolves when the database answers, rejects when it does not. */
export async function checkDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}
