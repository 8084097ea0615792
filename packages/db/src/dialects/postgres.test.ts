import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Db } from '../db.ts';
import { checkDatabase, openDatabase } from '../open-database.ts';
import { insertUser } from '../queries/users/users.ts';
import { addUser } from '../testing/add-rows.ts';
import { aNewUser } from '../testing/builders.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { openSilentNetwork } from '../testing/silent-network.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';

/** Long enough for a slow machine. */
const patient = { timeout: 30_000 };

/** Opens a database for a test, and a pool of one connection to it beside. */
async function open() {
  const database = await openTestDatabase('postgres');
  onTestFinished(database.close);
  return { ...database, single: await openSingle(database.url) };
}

async function openSingle(url: string) {
  const onConnectionLost = vi.fn();
  const database = await openDatabase({ url, poolSize: 1, onConnectionLost });
  onTestFinished(database.close);
  return { ...database, onConnectionLost };
}

async function readProcessId(db: Db): Promise<number | undefined> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]?.pid;
}

async function expectTimeout(attempt: Promise<unknown>, ms: number): Promise<void> {
  const failure = expect(attempt).rejects.toThrow('Query read timeout');
  await vi.advanceTimersByTimeAsync(ms);
  await failure;
}

it('a PostgreSQL that cannot be reached is unavailable, and may come back', async () => {
  const { db } = await openSingle('postgres://guildpath@127.0.0.1:1/none');
  const asked = db.transaction().execute((trx) => insertUser(trx, aNewUser()));
  await expect(asked).rejects.toSatisfy(isDatabaseUnavailable);
  expect(isDatabaseUnavailable(new Error('a bug'))).toBe(false);
});

describe('a PostgreSQL connection', () => {
  it('that breaks while idle is reported and replaced', async () => {
    const { db, single } = await open();
    const pid = await readProcessId(single.db);
    await sql`select pg_terminate_backend(${pid})`.execute(db);
    await vi.waitFor(() => expect(single.onConnectionLost).toHaveBeenCalledOnce(), patient);
    await expect(checkDatabase(single.db)).resolves.toBeUndefined();
  });

  it('that breaks between two statements of a transaction fails it, and is replaced', async () => {
    const { db, single } = await open();
    const transaction = single.db.transaction().execute(async (trx) => {
      // Returns when that connection has ended.
      await sql`select pg_terminate_backend(${await readProcessId(trx)}, 5000)`.execute(db);
      await checkDatabase(trx);
    });
    await expect(transaction).rejects.toThrow('terminat');
    await expect(checkDatabase(single.db)).resolves.toBeUndefined();
  });
});

describe('a role or database with settings of its own', () => {
  it('changes nothing about how values are read and written', async () => {
    const { db, url } = await openTestDatabase('postgres', { isMigrated: false });
    const name = sql.id(new URL(url).pathname.slice(1));
    for (const setting of ['datestyle = German', 'standard_conforming_strings = off']) {
      await sql`alter database ${name} set ${sql.raw(setting)}`.execute(db);
    }
    const { withoutTimeLimits, ...single } = await openSingle(url);
    const read = async (asked: Db) => {
      const { rows } = await sql`
        select timestamptz '2026-11-28T10:00Z' as at, '\\' as backslash`.execute(asked);
      return rows[0];
    };
    const values = { at: new Date('2026-11-28T10:00Z'), backslash: '\\' };
    expect(await read(single.db)).toEqual(values);
    expect(await withoutTimeLimits(read)).toEqual(values);
  });
});

describe('a failover', () => {
  it('makes a server that only reads unavailable, reported once, until there is a primary', async () => {
    const { db: primary, url } = await openTestDatabase('postgres', { isMigrated: false });
    await sql`create table notes (text text)`.execute(primary);
    const name = sql.id(new URL(url).pathname.slice(1));
    const onWritesRefused = vi.fn();
    const database = await openDatabase({ url, poolSize: 1, onWritesRefused });
    onTestFinished(database.close);
    const { db, check } = database;
    const write = () => sql`insert into notes values ('kept')`.execute(db);
    await write();
    const answersReadOnly = async () => {
      await expect(write()).rejects.toSatisfy(isDatabaseUnavailable);
      await expect(check()).rejects.toThrow('read-only');
    };

    // Of the connection that exists, and of those that replace it.
    await sql`set default_transaction_read_only = on`.execute(db);
    await sql`alter database ${name} set default_transaction_read_only = on`.execute(primary);
    await answersReadOnly();
    await answersReadOnly();
    expect(onWritesRefused).toHaveBeenCalledOnce();

    await sql`alter database ${name} set default_transaction_read_only = off`.execute(primary);
    await write();
    await check();
  });
});

describe('a PostgreSQL that takes its time', () => {
  it('ends a wait for a lock, and the connection goes on', async () => {
    const { db, single } = await open();
    await addUser(db);
    // Sets the limit of the only connection, which is five seconds otherwise.
    await sql`set lock_timeout = 1`.execute(single.db);
    await db.transaction().execute(async (trx) => {
      await sql`select id from users for update`.execute(trx);
      await expect(single.db.deleteFrom('users').execute()).rejects.toThrow('lock timeout');
    });
    await expect(checkDatabase(single.db)).resolves.toBeUndefined();
  });

  it('answers a probe while every connection is in use', async () => {
    const { single } = await open();
    const { db, check } = single;
    await db.transaction().execute(() => Promise.all([check(), check(), check()]));
  });

  it('fails a probe within a second when it is silent, and a query after the limit', async () => {
    const { url } = await open();
    const network = await openSilentNetwork(url);
    onTestFinished(network.close);
    const { db, check } = await openSingle(network.url);
    // On a slow machine it may take longer to connect than a probe may.
    await vi.waitFor(() => check(), patient);
    await checkDatabase(db);
    network.setSilent(true);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await expectTimeout(check(), 1_000);
    // The error is the timeout, not that the transaction could not be rolled back after it.
    await expectTimeout(db.transaction().execute(checkDatabase), 12_000);
    vi.useRealTimers();
    network.setSilent(false);
    // The connection that never answered is not used again.
    await expect(checkDatabase(db)).resolves.toBeUndefined();
    await vi.waitFor(() => check(), patient);
  });
});

describe('transactions that PostgreSQL ends for one another', () => {
  it('all succeed after a deadlock', async () => {
    const { db } = await open();
    const ids = ['ada', 'bob'];
    for (const id of ids) await addUser(db, id);
    let attempts = 0;
    let resolve = () => {};
    const bothHoldOne = new Promise<void>((settle) => {
      resolve = settle;
    });
    const rename = (order: readonly string[], name: string) =>
      db.transaction().execute(async (trx) => {
        attempts += 1;
        const set = (id: string | undefined) =>
          trx.updateTable('users').set({ last_name: name }).where('id', '=', `${id}`).execute();
        await set(order[0]);
        if (attempts === 2) resolve();
        await bothHoldOne;
        await set(order[1]);
      });
    await Promise.all([rename(ids, 'forwards'), rename(ids.toReversed(), 'backwards')]);
    expect(attempts).toBe(3);
  });

  it('run five times at the most', async () => {
    const { db } = await open();
    let attempts = 0;
    const attempt = db.transaction().execute(async (trx) => {
      attempts += 1;
      await sql`do $$ begin raise exception using errcode = '40001'; end $$`.execute(trx);
    });
    await expect(attempt).rejects.toMatchObject({ code: '40001' });
    expect(attempts).toBe(5);
  });
});
