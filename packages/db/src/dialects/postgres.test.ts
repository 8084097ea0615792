import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { checkDatabase, openDatabase } from '../open-database.ts';
import { insertUser } from '../queries/users/users.ts';
import { aNewUser } from '../testing/builders.ts';
import { createDeferred } from '../testing/create-deferred.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { openSilentNetwork } from '../testing/silent-network.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';

/** Long enough for a slow machine. */
const patient = { timeout: 30_000 };

async function expectTimeout(attempt: Promise<unknown>, ms: number): Promise<void> {
  const failure = expect(attempt).rejects.toThrow('Query read timeout');
  await vi.advanceTimersByTimeAsync(ms);
  await failure;
}

it('a PostgreSQL that cannot be reached is unavailable, and may come back', async () => {
  const { db, close } = await openDatabase({
    url: 'postgres://guildpath@127.0.0.1:1/none',
    onConnectionLost: vi.fn(),
  });
  onTestFinished(close);
  const asked = db.transaction().execute((trx) => insertUser(trx, aNewUser()));
  await expect(asked).rejects.toSatisfy(isDatabaseUnavailable);
  expect(isDatabaseUnavailable(new Error('a bug'))).toBe(false);
});

describe('a PostgreSQL connection', () => {
  it('that breaks while idle is reported and replaced', async () => {
    const { url, db: other, close } = await openTestDatabase('postgres');
    onTestFinished(close);
    const onConnectionLost = vi.fn();
    const { db, close: closeLost } = await openDatabase({ url, onConnectionLost });
    onTestFinished(closeLost);
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other);
    await vi.waitFor(() => expect(onConnectionLost).toHaveBeenCalledOnce(), patient);
    await expect(checkDatabase(db)).resolves.toBeUndefined();
  });

  it('that breaks between two statements of a transaction fails it, and is replaced', async () => {
    const { url, db: other, close } = await openTestDatabase('postgres');
    onTestFinished(close);
    const { db, close: closeLost } = await openDatabase({ url, onConnectionLost: vi.fn() });
    onTestFinished(closeLost);
    const transaction = db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      // Returns when that connection has ended.
      await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(other);
      await checkDatabase(trx);
    });
    await expect(transaction).rejects.toThrow('terminat');
    await expect(checkDatabase(db)).resolves.toBeUndefined();
  });

  it('gives counts as numbers', async () => {
    const { db, close } = await openTestDatabase('postgres');
    onTestFinished(close);
    const { rows } = await sql<{ count: number }>`select count(*) from users`.execute(db);
    expect(rows).toEqual([{ count: 0 }]);
  });
});

describe('a PostgreSQL that takes its time', () => {
  it('is given ten seconds for a statement and five for a lock, and no limit in a migration', async () => {
    const { db, close, withoutTimeLimits } = await openTestDatabase('postgres');
    onTestFinished(close);
    const limitsOf = async (asked: typeof db) => {
      const { rows } = await sql<Record<string, string>>`
        select current_setting('statement_timeout') as statement,
          current_setting('lock_timeout') as lock,
          current_setting('idle_in_transaction_session_timeout') as idle
      `.execute(asked);
      return rows[0];
    };
    expect(await limitsOf(db)).toEqual({ statement: '10s', lock: '5s', idle: '30s' });
    expect(await withoutTimeLimits(limitsOf)).toEqual({ statement: '0', lock: '0', idle: '0' });
  });

  it('ends a wait for a lock, and the connection goes on', async () => {
    const { url, db: other, close } = await openTestDatabase('postgres');
    onTestFinished(close);
    const { db, close: closeWaiting } = await openDatabase({ url, poolSize: 1 });
    onTestFinished(closeWaiting);
    await other.transaction().execute((trx) => insertUser(trx, aNewUser()));
    // Sets the limit of the only connection, which is five seconds otherwise.
    await sql`set lock_timeout = 1`.execute(db);
    await other.transaction().execute(async (trx) => {
      await sql`select id from users for update`.execute(trx);
      await expect(db.deleteFrom('users').execute()).rejects.toThrow('lock timeout');
    });
    await expect(checkDatabase(db)).resolves.toBeUndefined();
  });

  it('answers a probe while every connection is in use', async () => {
    const { url, close } = await openTestDatabase('postgres');
    onTestFinished(close);
    const { db, check, close: closeBusy } = await openDatabase({ url, poolSize: 1 });
    onTestFinished(closeBusy);
    await db.transaction().execute(() => Promise.all([check(), check(), check()]));
  });

  it('fails a probe within a second when it is silent, and a query after the limit', async () => {
    const { url, close } = await openTestDatabase('postgres');
    onTestFinished(close);
    const network = await openSilentNetwork(url);
    onTestFinished(network.close);
    const options = { url: network.url, poolSize: 1, onConnectionLost: vi.fn() };
    const database = await openDatabase(options);
    onTestFinished(database.close);
    // On a slow machine it may take longer to connect than a probe may.
    await vi.waitFor(() => database.check(), patient);
    await checkDatabase(database.db);
    network.setSilent(true);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await expectTimeout(database.check(), 1_000);
    // The error is the timeout, not that the transaction could not be rolled back after it.
    await expectTimeout(database.db.transaction().execute(checkDatabase), 12_000);
    vi.useRealTimers();
    network.setSilent(false);
    // The connection that never answered is not used again.
    await expect(checkDatabase(database.db)).resolves.toBeUndefined();
    await expect(database.check()).resolves.toBeUndefined();
  });
});

describe('transactions that PostgreSQL ends for one another', () => {
  it('all succeed after a deadlock', async () => {
    const { db, close } = await openTestDatabase('postgres');
    onTestFinished(close);
    const [one, two] = await db
      .transaction()
      .execute(async (trx) => [
        await insertUser(trx, aNewUser()),
        await insertUser(trx, aNewUser({ email: 'two@example.org' })),
      ]);
    const ids = [String(one?.id), String(two?.id)];
    let attempts = 0;
    const bothHoldOne = createDeferred();
    const rename = (order: readonly string[], name: string) =>
      db.transaction().execute(async (trx) => {
        attempts += 1;
        const set = (id: string | undefined) =>
          trx.updateTable('users').set({ last_name: name }).where('id', '=', `${id}`).execute();
        await set(order[0]);
        if (attempts === 2) bothHoldOne.resolve();
        await bothHoldOne.promise;
        await set(order[1]);
      });
    await Promise.all([rename(ids, 'forwards'), rename(ids.toReversed(), 'backwards')]);
    expect(attempts).toBe(3);
  });

  it('run again after a serialization failure, a few times', async () => {
    const { db, close } = await openTestDatabase('postgres');
    onTestFinished(close);
    let attempts = 0;
    const fail = sql`do $$ begin raise exception using errcode = '40001'; end $$`;
    const run = (failures: number) =>
      db.transaction().execute(async (trx) => {
        attempts += 1;
        if (attempts <= failures) await fail.execute(trx);
        return 'done';
      });
    await expect(run(2)).resolves.toBe('done');
    expect(attempts).toBe(3);
    attempts = 0;
    await expect(run(100)).rejects.toMatchObject({ code: '40001' });
    expect(attempts).toBe(5);
  });
});
