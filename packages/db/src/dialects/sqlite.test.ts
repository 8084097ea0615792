import { once } from 'node:events';
import { copyFile, readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Db } from '../db.ts';
import { openDatabase } from '../open-database.ts';
import { deleteUser } from '../queries/users/account-data.ts';
import { findUserById, insertUser } from '../queries/users/users.ts';
import { addUser } from '../testing/add-rows.ts';
import { aNewUser } from '../testing/builders.ts';
import { openTestDatabase, preventGrowth } from '../testing/open-test-database.ts';
import { startProcess } from '../testing/start-process.ts';
import { isDiskFull } from './refused-writes.ts';
import { DamagedFileError, emptyLog } from './sqlite.ts';

/** Opens a database for a test, and a second connection to it as of another process. */
async function open({ onWritesRefused = vi.fn() } = {}) {
  const database = await openTestDatabase('sqlite');
  onTestFinished(database.close);
  const other = await openDatabase({ url: database.url, onWritesRefused });
  onTestFinished(other.close);
  return { ...database, other };
}

async function listFilesWith(url: string, text: string): Promise<string[]> {
  const names = await readdir(dirname(url));
  const files = await Promise.all(
    names.map(async (name) => ({ name, bytes: await readFile(join(dirname(url), name)) })),
  );
  return files.filter(({ bytes }) => bytes.includes(text)).map(({ name }) => name);
}

describe('the SQLite file', () => {
  it('is written ahead, synced at every commit, kept consistent, and waited for', async () => {
    const { other } = await open();
    const { db } = other;
    const pragma = async (name: string) => {
      const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db);
      return Object.values(rows[0] ?? {})[0];
    };
    await expect(pragma('journal_mode')).resolves.toBe('wal');
    const full = 2;
    await expect(pragma('synchronous')).resolves.toBe(full);
    await expect(pragma('foreign_keys')).resolves.toBe(1);
    await emptyLog(db);
    await expect(pragma('busy_timeout')).resolves.toBe(5_000);
    const { rows } = await sql<{ strict: number }>`
      select strict from pragma_table_list
      where schema = 'main' and type = 'table' and name not like 'sqlite%' and name not like 'kysely%'
    `.execute(db);
    expect(new Set(rows.map(({ strict }) => strict))).toEqual(new Set([1]));
  });

  it('is readable by its owner alone, and so are the files beside it', async () => {
    const { url } = await open();
    for (const file of [url, `${url}-wal`, `${url}-shm`]) {
      const { mode } = await stat(file);
      expect((mode & 0o777).toString(8)).toBe('600');
    }
  });

  it('leaves nothing of a deleted account in any file once the log is emptied, which no reader delays', async () => {
    const { url, db, other } = await open();
    await addUser(db, 'grace.hopper');
    await sql`begin`.execute(other.db);
    await findUserById(other.db, 'grace.hopper');
    await Promise.all([addUser(db, 'alan'), deleteUser(db, 'grace.hopper'), addUser(db, 'edsger')]);
    await emptyLog(db);
    await expect(listFilesWith(url, 'grace.hopper@')).resolves.not.toEqual([]);
    await sql`rollback`.execute(other.db);
    await emptyLog(db);
    await expect(listFilesWith(url, 'grace.hopper@')).resolves.toEqual([]);
    await expect(findUserById(db, 'edsger')).resolves.toBeDefined();
  });

  it('is for one server beside any commands, and says so to a second one', async () => {
    const { url } = await open();
    const serve = async () => {
      const onShared = vi.fn();
      const { close } = await openDatabase({ url, onShared });
      return { close, isShared: onShared.mock.calls.length > 0 };
    };
    const first = await serve();
    const second = await serve();
    expect([first.isShared, second.isShared]).toEqual([false, true]);
    await Promise.all([first.close(), second.close()]);
    expect((await stat(`${url}.lock`)).mode & 0o777).toBe(0o600);
    const next = await serve();
    expect(next.isShared).toBe(false);
    await next.close();
  });

  it('keeps what was committed when its process is killed, and nothing else', async () => {
    const { url, db } = await open();
    const started = startProcess('commit-and-hang.ts', url);
    const committed: string[] = [];
    for (let line = await started.nextLine(); line !== 'uncommitted'; ) {
      committed.push(line);
      line = await started.nextLine();
    }
    started.process.kill('SIGKILL');
    await once(started.process, 'exit');
    expect(committed).toHaveLength(20);
    for (const id of committed) await expect(findUserById(db, id)).resolves.toBeDefined();
    await expect(findUserById(db, 'uncommitted')).resolves.toBeUndefined();
  });
});

it('a backup that was copied over the file, beside a log of before, is refused and left as it is', async () => {
  const { url, db } = await open();
  const addUsers = async (name: string) => {
    for (let user = 0; user < 50; user += 1) await addUser(db, `${name}.${user}`);
  };
  await addUsers('kept');
  await emptyLog(db);
  const copy = `${url}.copy`;
  await copyFile(url, copy);
  await addUsers('added');
  await emptyLog(db);
  await db.deleteFrom('users').where('id', 'like', 'kept%').execute();
  await copyFile(`${url}-wal`, `${copy}-wal`);
  const readBoth = () => Promise.all([readFile(copy), readFile(`${copy}-wal`)]);
  const before = await readBoth();
  await expect(openDatabase({ url: copy })).rejects.toThrow(DamagedFileError);
  expect(await readBoth()).toEqual(before);
});

describe('concurrent writes', () => {
  const ids = Array.from({ length: 20 }, (_, index) => `guest.${index}`);

  it('are all stored, and a transaction that fails among them leaves nothing', async () => {
    const { db, other } = await open();
    const failing = db.transaction().execute(async (trx) => {
      await insertUser(trx, aNewUser({ id: 'nobody' }));
      throw new Error('no such luck');
    });
    const outcomes = await Promise.allSettled([...ids.map((id) => addUser(db, id)), failing]);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    // Every other process sees what was answered.
    const stored = await other.db.selectFrom('users').select('id').execute();
    expect(new Set(stored.map(({ id }) => id))).toEqual(new Set(ids));
  });

  it('fail when they cannot be stored', async () => {
    const { db } = await open();
    await preventGrowth(db);
    const firstName = 'a'.repeat(3_000);
    const outcomes = await Promise.allSettled(ids.map((id) => addUser(db, id, { firstName })));
    const stored = await db.selectFrom('users').select('id').execute();
    const answered = ids.filter((_, index) => outcomes[index]?.status === 'fulfilled');
    expect(new Set(stored.map(({ id }) => id))).toEqual(new Set(answered));
    expect(answered.length).toBeLessThan(ids.length);
  });
});

describe('a full disk', () => {
  async function fill(db: Db): Promise<void> {
    await db.transaction().execute(async (trx) => {
      for (let count = 0; count < 200; count += 1) {
        await insertUser(trx, aNewUser({ email: `${'a'.repeat(200)}${count}@example.org` }));
      }
    });
  }

  it('is what the error says, is reported once, and ends when writes may succeed again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const onWritesRefused = vi.fn();
    const { other } = await open({ onWritesRefused });
    const { db, check } = other;
    await preventGrowth(db);
    await expect(check()).resolves.toBeUndefined();
    // SQLite itself has rolled back, and the connection goes on.
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await expect(fill(db)).rejects.toSatisfy(isDiskFull);
      await expect(db.selectFrom('users').select('id').execute()).resolves.toEqual([]);
    }
    await expect(check()).rejects.toThrow('The disk of the database is full.');
    expect(onWritesRefused).toHaveBeenCalledOnce();

    await sql`pragma max_page_count = 1000000`.execute(db);
    vi.setSystemTime(Date.now() + 31_000);
    await expect(check()).resolves.toBeUndefined();
    await expect(fill(db)).resolves.toBeUndefined();
  });
});
