import { once } from 'node:events';
import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Db } from '../db.ts';
import { openDatabase } from '../open-database.ts';
import { deleteUser } from '../queries/users/account-data.ts';
import { findUserByEmail, findUserById, insertUser } from '../queries/users/users.ts';
import { aNewUser } from '../testing/builders.ts';
import { createDeferred } from '../testing/create-deferred.ts';
import {
  openTestDatabase,
  preventGrowth,
  type TestDatabase,
} from '../testing/open-test-database.ts';
import { startProcess } from '../testing/start-process.ts';
import { isDiskFull } from './disk-watch.ts';

async function open(): Promise<TestDatabase> {
  const database = await openTestDatabase('sqlite');
  onTestFinished(() => database.close());
  return database;
}

async function pragma(db: Db, name: string): Promise<unknown> {
  const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db);
  return Object.values(rows[0] ?? {})[0];
}

async function listFilesWith(url: string, text: string): Promise<string[]> {
  const names = await readdir(dirname(url));
  const found = await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(join(dirname(url), name));
      return bytes.includes(text) ? [name] : [];
    }),
  );
  return found.flat();
}

describe('the SQLite file', () => {
  it('is written ahead, synced at every commit, and kept consistent', async () => {
    const { db } = await open();
    await expect(pragma(db, 'journal_mode')).resolves.toBe('wal');
    const full = 2;
    await expect(pragma(db, 'synchronous')).resolves.toBe(full);
    await expect(pragma(db, 'foreign_keys')).resolves.toBe(1);
  });

  it('has strict tables only', async () => {
    const { db } = await open();
    const { rows } = await sql<{ name: string; strict: number }>`
      select name, strict from pragma_table_list
      where schema = 'main' and type = 'table' and name not like 'sqlite%' and name not like 'kysely%'
    `.execute(db);
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter(({ strict }) => !strict)).toEqual([]);
  });

  it('is readable by its owner alone, and so are the files beside it', async () => {
    const { url } = await open();
    for (const file of [url, `${url}-wal`, `${url}-shm`]) {
      const { mode } = await stat(file);
      expect((mode & 0o777).toString(8)).toBe('600');
    }
  });

  it('leaves nothing of a deleted account in any file, while it is open and others write', async () => {
    const { url, db } = await open();
    const add = (id: string) =>
      db
        .transaction()
        .execute((trx) => insertUser(trx, aNewUser({ id, email: `${id}@example.org` })));
    await add('grace.hopper');
    await expect(listFilesWith(url, 'grace.hopper@')).resolves.not.toEqual([]);
    await Promise.all([add('alan'), deleteUser(db, 'grace.hopper'), add('edsger')]);
    await expect(listFilesWith(url, 'grace.hopper@')).resolves.toEqual([]);
    await expect(findUserByEmail(db, 'edsger@example.org')).resolves.toBeDefined();
  });

  it('leaves nothing of it either once another process has read to its end', async () => {
    const { url, db } = await open();
    const other = await openDatabase({ url });
    onTestFinished(() => other.close());
    const add = (id: string) =>
      db
        .transaction()
        .execute((trx) => insertUser(trx, aNewUser({ id, email: `${id}@example.org` })));
    await add('grace.hopper');
    await sql`begin`.execute(other.db);
    await findUserById(other.db, 'grace.hopper');
    await deleteUser(db, 'grace.hopper');
    await expect(listFilesWith(url, 'grace.hopper@')).resolves.not.toEqual([]);
    await sql`rollback`.execute(other.db);
    await add('alan');
    await expect(listFilesWith(url, 'grace.hopper@')).resolves.toEqual([]);
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

  it('makes a transaction wait for another process’s, without stopping this one', async () => {
    const { url, db } = await open();
    const other = await openDatabase({ url });
    onTestFinished(() => other.close());
    const [begun, finished] = [createDeferred(), createDeferred()];
    const slow = other.db.transaction().execute(async (trx) => {
      await insertUser(trx, aNewUser());
      begun.resolve();
      await finished.promise;
    });
    await begun.promise;
    const waiting = db.transaction().execute((trx) => insertUser(trx, aNewUser()));
    // A process that blocked while it waits would never get here.
    setImmediate(finished.resolve);
    await slow;
    await expect(waiting).resolves.toBeUndefined();
    await expect(findUserByEmail(db, 'ada@example.com')).resolves.toBeDefined();
  });
});

describe('concurrent writes', () => {
  const emails = Array.from({ length: 20 }, (_, index) => `guest.${index}@example.org`);
  const add = (db: Db, email: string) =>
    db.transaction().execute((trx) => insertUser(trx, aNewUser({ email })));

  it('are all stored, and a transaction that fails among them leaves nothing', async () => {
    const { url, db } = await open();
    const other = await openDatabase({ url });
    onTestFinished(() => other.close());
    const failing = db.transaction().execute(async (trx) => {
      await insertUser(trx, aNewUser({ email: 'nobody@example.org' }));
      throw new Error('no such luck');
    });
    const outcomes = await Promise.allSettled([...emails.map((email) => add(db, email)), failing]);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    // Every other process sees what was answered.
    for (const email of emails) {
      await expect(findUserByEmail(other.db, email)).resolves.toBeDefined();
    }
    await expect(findUserByEmail(other.db, 'nobody@example.org')).resolves.toBeUndefined();
  });

  it('fail when they cannot be stored', async () => {
    const { db } = await open();
    await preventGrowth(db);
    const long = emails.map((email) => `${'a'.repeat(3_000)}${email}`);
    const outcomes = await Promise.allSettled(long.map((email) => add(db, email)));
    const stored = await db.selectFrom('users').select('email').execute();
    const answered = long.filter((_, index) => outcomes[index]?.status === 'fulfilled');
    expect(new Set(stored.map(({ email }) => email))).toEqual(new Set(answered));
    expect(answered.length).toBeLessThan(long.length);
  });
});

describe('a full disk', () => {
  async function openFull() {
    const { url } = await open();
    const onDiskFull = vi.fn();
    const full = await openDatabase({ url, onDiskFull });
    onTestFinished(() => full.close());
    await preventGrowth(full.db);
    const fill = () =>
      full.db.transaction().execute(async (trx) => {
        for (let count = 0; count < 200; count += 1) {
          await insertUser(trx, aNewUser({ email: `${'a'.repeat(200)}${count}@example.org` }));
        }
      });
    return { ...full, fill, onDiskFull };
  }

  it('is what the error says, though SQLite has rolled back by itself', async () => {
    const { db, fill } = await openFull();
    await expect(fill()).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    await expect(fill()).rejects.toSatisfy(isDiskFull);
    // Nothing is left of the transaction, and the connection goes on.
    await expect(db.selectFrom('users').select('id').execute()).resolves.toEqual([]);
  });

  it('is reported once, and the database is not ready until writes may succeed again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { db, check, fill, onDiskFull } = await openFull();
    await expect(check()).resolves.toBeUndefined();
    for (let attempt = 0; attempt < 3; attempt += 1) await expect(fill()).rejects.toThrow('full');
    await expect(check()).rejects.toThrow('The disk of the database is full.');
    expect(onDiskFull).toHaveBeenCalledOnce();

    await sql`pragma max_page_count = 1000000`.execute(db);
    vi.setSystemTime(Date.now() + 31_000);
    await expect(check()).resolves.toBeUndefined();
    await expect(fill()).resolves.toBeUndefined();
  });
});
