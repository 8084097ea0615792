import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type SqliteDriver from 'better-sqlite3';
import { sql } from 'kysely';
import type { Db } from '../db.ts';
import { isSqlite } from './is-sqlite.ts';
import type { OpenedDialect } from './opened-dialect.ts';
import { DiskFullError } from './refused-writes.ts';
import { createSqliteDialect } from './sqlite-dialect.ts';

type Connection = InstanceType<typeof SqliteDriver>;

// How long a statement waits for another process's write. This process stands still meanwhile.
const busyTimeoutMs = 5_000;

/** The log beside the file is of another database, or the file is damaged. */
export class DamagedFileError extends Error {}

/**
 * Opens the file, which is created with its folder when it does not exist, readable by its owner only.
 * Throws when the file is not a database, stays locked or, with a `DamagedFileError`, does not fit its log.
 */
export async function openSqlite(file: string, onShared?: () => void): Promise<OpenedDialect> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // SQLite gives the files beside it (-wal, -shm) the mode of the database file.
  createPrivate(file);
  const SqliteConnection = await loadDriver();
  requireFittingLog(SqliteConnection, file);
  const connection = new SqliteConnection(file, { timeout: busyTimeoutMs });
  try {
    await enableWriteAheadLog(connection);
    // A commit is on the disk before it is reported.
    connection.pragma('synchronous = FULL');
    // Needs no folder for temporary files: all but the database's own may be read-only.
    connection.pragma('temp_store = MEMORY');
    connection.pragma('foreign_keys = ON');
    connection.pragma('trusted_schema = OFF');
    // Overwrites what is deleted, so that no deleted account can be read out of the file.
    connection.pragma('secure_delete = ON');
  } catch (error) {
    connection.close();
    throw error;
  }
  const lock = onShared && takeLock(SqliteConnection, `${file}.lock`, onShared);
  return {
    dialect: createSqliteDialect(connection),
    check: () => requireFreeSpace(file),
    closeRest: () => {
      connection.close();
      lock?.close();
    },
  };
}

// A log that stays beside a backup copied over the file would be written into it, in pages of another
// database. Only reading leaves both as they are.
function requireFittingLog(SqliteConnection: typeof SqliteDriver, file: string): void {
  const log = `${file}-wal`;
  if (!statSync(log, { throwIfNoEntry: false })?.size) return;
  const reader = new SqliteConnection(file, { readonly: true, timeout: busyTimeoutMs });
  try {
    if (reader.pragma('integrity_check(1)', { simple: true }) === 'ok') return;
  } finally {
    reader.close();
  }
  throw new DamagedFileError(
    `The database ${file} does not fit the log beside it, ${log}, and nothing was changed. If a backup was copied over the database, move ${log} and ${file}-shm away and start again; "pnpm db restore" does that itself.`,
  );
}

// Two processes that open a new file at the same moment: SQLite refuses one of them without waiting.
async function enableWriteAheadLog(connection: Connection): Promise<void> {
  const deadline = Date.now() + busyTimeoutMs;
  for (;;) {
    try {
      connection.pragma('journal_mode = WAL');
      return;
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
      await setTimeout(20);
    }
  }
}

function isBusy(error: unknown): boolean {
  return (error as { readonly code?: unknown }).code === 'SQLITE_BUSY';
}

function createPrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
}

// Of a file beside the database, because commands may use that while its site runs. The lock ends with the
// process, however that ends.
function takeLock(
  SqliteConnection: typeof SqliteDriver,
  file: string,
  onShared: () => void,
): Connection {
  createPrivate(file);
  const lock = new SqliteConnection(file, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    if (!isBusy(error)) throw error;
    onShared();
  }
  return lock;
}

/**
 * Empties SQLite's write-ahead log, which otherwise contains what was deleted until a thousand more pages
 * are written. Does not wait: while another process reads or writes, nothing happens. Nor on PostgreSQL.
 */
export async function emptyLog(db: Db): Promise<void> {
  if (!isSqlite(db)) return;
  await db.connection().execute(async (connection) => {
    await sql`pragma busy_timeout = 0`.execute(connection);
    try {
      await sql`pragma wal_checkpoint(TRUNCATE)`.execute(connection);
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(busyTimeoutMs)}`.execute(connection);
    }
  });
}

/**
 * With less free space, writes are about to fail: a submission writes some kilobytes, and each of them
 * twice.
 */
const leastFreeBytes = 512 * 1024;

async function requireFreeSpace(file: string): Promise<void> {
  const { bavail, bsize } = await statfs(dirname(file));
  if (bavail * bsize < leastFreeBytes) {
    throw new DiskFullError('The disk of the database is full.');
  }
}

/** The first Node.js that the driver's N-API build runs on. */
const firstNodeForNapi = 22;

/**
 * Loads the version of better-sqlite3 that runs here: 13 crashes on Node.js 20, and 12 aborts on Node.js 24
 * when a statement is garbage-collected.
 */
export async function loadDriver(): Promise<typeof SqliteDriver> {
  const [major] = process.versions.node.split('.').map(Number);
  const isNapi = major !== undefined && major >= firstNodeForNapi;
  const driver = isNapi ? await import('better-sqlite3-napi') : await import('better-sqlite3');
  return driver.default;
}
