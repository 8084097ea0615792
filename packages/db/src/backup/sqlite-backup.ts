import { chown, copyFile, link, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type SqliteDriver from 'better-sqlite3';
import { loadDriver } from '../dialects/sqlite.ts';
import { findUnknown, isPreview } from '../migrations/refuse-other-versions.ts';

type Connection = InstanceType<typeof SqliteDriver>;

/**
 * A backup or restore was refused or failed its check, and nothing has changed. The message is for the
 * operator.
 */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/**
 * Writes a consistent copy of the SQLite database at `file` to `target` while others read and write it, and
 * returns its size in bytes. The copy is readable by its owner only and has passed SQLite's integrity
 * check. Throws a BackupError when there is no database, when `target` exists, or when the copy is damaged.
 */
export async function backUpSqlite(file: string, target: string): Promise<number> {
  if (!(await exists(file))) throw new BackupError(`There is no database at ${file}.`);
  if (await exists(target)) throw alreadyThere(target);
  const draft = `${target}.${process.pid}.part`;
  await createEmpty(draft);
  try {
    // One read transaction, which blocks no writer in WAL mode. SQLite's backup API would start again with
    // each write.
    await withConnection(file, (database) => database.prepare('vacuum into ?').run(draft));
    await withConnection(draft, requireSound);
    await syncToDisk(draft);
    // Unlike a rename, a link does not replace a file that has appeared since the check above.
    await link(draft, target).catch((error: unknown) => {
      throw isCode(error, 'EEXIST') ? alreadyThere(target) : error;
    });
    await syncToDisk(dirname(target));
  } finally {
    await rm(draft, { force: true });
  }
  return (await stat(target)).size;
}

/**
 * Replaces the database at `file`, whose folder is created when it is missing, by the backup at `source`.
 * Moves the previous database to `aside`, and returns whether there was one. Throws a BackupError when a
 * process has the database open, or when the backup is damaged, is not a database of Guildpath, or is of a
 * version that this code cannot open.
 */
export async function restoreSqlite(
  source: string,
  { file, aside }: { readonly file: string; readonly aside: string },
): Promise<boolean> {
  if (!(await exists(source))) throw new BackupError(`There is no file ${source}.`);
  if (await exists(`${source}-wal`)) {
    throw new BackupError(
      `${source}-wal lies beside it: this is a database in use, or a plain copy of one, and no backup.`,
    );
  }
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}.part`;
  await createEmpty(draft);
  try {
    await copyFile(source, draft);
    await giveToOwner(draft, file);
    await withConnection(draft, requireGuildpath);
    await syncToDisk(draft);
    return await swap(draft, file, aside);
  } finally {
    await rm(draft, { force: true });
  }
}

// At every moment the file is a complete database: the old one or the new one.
async function swap(draft: string, file: string, aside: string): Promise<boolean> {
  const isReplacing = await exists(file);
  if (isReplacing) {
    await withConnection(file, async (database) => {
      lockOut(database, file);
      await link(file, aside);
      await rename(draft, file);
    });
  } else {
    await rename(draft, file);
  }
  await syncToDisk(dirname(file));
  return isReplacing;
}

// Leaving WAL mode fails while another process has the database open, however idle. It also brings what a
// killed process left in the log into the file. The exclusive transaction lasts until the connection is
// closed.
function lockOut(database: Connection, file: string): void {
  try {
    database.pragma('journal_mode = DELETE');
    database.exec('begin exclusive');
  } catch (error) {
    if (!isCode(error, 'SQLITE_BUSY') && !isCode(error, 'SQLITE_LOCKED')) throw error;
    throw new BackupError(`A process has ${file} open: stop every Guildpath process first.`);
  }
}

function requireGuildpath(database: Connection): void {
  requireSound(database);
  const names = readMigrations(database);
  if (names.length === 0) throw new BackupError('The file is no database of Guildpath.');
  if (isPreview(names)) {
    throw new BackupError('The backup is of a preview of Guildpath, which cannot be upgraded.');
  }
  const unknown = findUnknown(names);
  if (unknown !== undefined) {
    throw new BackupError(
      `The backup is newer than this version of Guildpath: it has the migration ${unknown}.`,
    );
  }
}

function readMigrations(database: Connection): string[] {
  const table = "select 1 from sqlite_schema where type = 'table' and name = 'kysely_migration'";
  if (!database.prepare(table).get()) return [];
  return database
    .prepare('select name from kysely_migration order by name')
    .pluck()
    .all() as string[];
}

function requireSound(database: Connection): void {
  let result: unknown;
  try {
    result = database.pragma('integrity_check(1)', { simple: true });
  } catch (error) {
    if (isCode(error, 'SQLITE_NOTADB')) {
      throw new BackupError('The file is no database of Guildpath.');
    }
    if (isCode(error, 'SQLITE_CORRUPT')) result = 'malformed';
    else throw error;
  }
  if (result !== 'ok') throw new BackupError(`The copy is damaged: ${String(result)}.`);
}

async function withConnection<Result>(
  file: string,
  use: (database: Connection) => Result | Promise<Result>,
): Promise<Result> {
  const SqliteConnection = await loadDriver();
  const database = new SqliteConnection(file, { fileMustExist: true, timeout: 5_000 });
  try {
    return await use(database);
  } finally {
    database.close();
  }
}

async function createEmpty(file: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  await handle.close();
}

// A restore by root gives the file to the user that the site runs as, who owns the previous file or else
// the folder.
async function giveToOwner(draft: string, file: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat((await exists(file)) ? file : dirname(file));
  await chown(draft, uid, gid);
}

async function syncToDisk(file: string): Promise<void> {
  const handle = await open(file, 'r');
  await handle.sync();
  await handle.close();
}

async function exists(file: string): Promise<boolean> {
  try {
    await stat(file);
    return true;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return false;
    throw error;
  }
}

function alreadyThere(target: string): BackupError {
  return new BackupError(`${target} is there already, and is not replaced.`);
}

function isCode(error: unknown, code: string): boolean {
  // SQLite appends details to some codes.
  return error instanceof Error && 'code' in error && String(error.code).startsWith(code);
}
