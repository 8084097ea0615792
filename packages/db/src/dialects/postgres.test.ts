import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { checkDatabase, openDatabase } from '../open-database.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';

describe('a PostgreSQL connection', () => {
  it('that breaks while idle is reported and replaced', async () => {
    const { url, db: other, close } = await openTestDatabase('postgres');
    onTestFinished(close);
    const onConnectionLost = vi.fn();
    const { db, close: closeLost } = await openDatabase({ url, onConnectionLost });
    onTestFinished(closeLost);
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(other);
    await vi.waitFor(() => expect(onConnectionLost).toHaveBeenCalledOnce());
    await expect(checkDatabase(db)).resolves.toBeUndefined();
  });

  it('that is refused is an error, not a crash', async () => {
    const { db, close } = await openDatabase({ url: 'postgres://nobody@127.0.0.1:1/nothing' });
    onTestFinished(close);
    await expect(checkDatabase(db)).rejects.toThrow('ECONNREFUSED');
  });

  it('gives counts as numbers', async () => {
    const { db, close } = await openTestDatabase('postgres');
    onTestFinished(close);
    const { rows } = await sql<{ count: number }>`select count(*) from users`.execute(db);
    expect(rows).toEqual([{ count: 0 }]);
  });
});
