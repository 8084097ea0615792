import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { migrateToLatest } from '../migrations/migrate-to-latest.ts';
import { openDatabase } from '../open-database.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { openPooler } from '../testing/pooler.ts';
import { startTlsPostgres } from '../testing/postgres-server.ts';

async function open(url: string) {
  const database = await openDatabase({ url, onConnectionLost: vi.fn() });
  onTestFinished(database.close);
  return database;
}

describe('a PostgreSQL of a private authority that takes encrypted connections only', () => {
  let server: Awaited<ReturnType<typeof startTlsPostgres>>;
  // Warnings would be lines of the log that are not JSON.
  const warn = vi.spyOn(process, 'emitWarning');

  beforeAll(async () => {
    server = await startTlsPostgres();
  });
  afterAll(async () => {
    await server.stop();
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  const connect = async (query: string, host: string) => {
    const url = `${server.url.replace('localhost', host)}?${query}`;
    const { db } = await open(url.replace('ROOT', encodeURIComponent(server.rootCertificate)));
    const { rows } = await sql`select ssl from pg_stat_ssl where pid = pg_backend_pid()`.execute(
      db,
    );
    expect(rows).toEqual([{ ssl: true }]);
  };

  it.each([
    ['sslrootcert=ROOT', 'localhost'],
    ['sslmode=verify-full&sslrootcert=ROOT&sslnegotiation=direct', 'localhost'],
    ['ssl=true&sslrootcert=ROOT&channel_binding=require', 'localhost'],
    ['ssl=no-verify', 'localhost'],
    ['sslmode=verify-ca&sslrootcert=ROOT', '127.0.0.1'],
    ['uselibpqcompat=true&sslmode=require', '127.0.0.1'],
  ])('is reached with %s at %s', async (query, host) => {
    await expect(connect(query, host)).resolves.toBeUndefined();
  });

  it.each([
    ['sslmode=require', 'localhost', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
    ['sslrootcert=system', 'localhost', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
    ['sslmode=require&sslrootcert=ROOT', '127.0.0.1', 'ERR_TLS_CERT_ALTNAME_INVALID'],
    ['ssl=0', 'localhost', '28000'],
    ['', 'localhost', '28000'],
  ])('is not reached with %s at %s', async (query, host, code) => {
    await expect(connect(query, host)).rejects.toMatchObject({ cause: { code } });
  });
});

it.each([
  ['postgres', 'sslmode=prefer', 'verify-full, verify-ca, no-verify or disable, not prefer.'],
  ['postgres', 'sslmode=verify-ca&sslrootcert=system', 'takes sslrootcert=/path too.'],
  ['postgres', 'sslrootcert=/no/where.pem', '/no/where.pem is not one (ENOENT).'],
  ['postgres', `sslkey=${fileURLToPath(import.meta.url)}`, 'sslkey in DATABASE_URL takes a PEM'],
  ['postgres', `sslrootcert=${fileURLToPath(import.meta.url)}`, 'takes a PEM file'],
  ['mysql', '', 'A database is postgres://… or the path of a file, not mysql://…'],
])('a URL of %s with %s is refused without its password', async (scheme, query, message) => {
  const attempt = openDatabase({ url: `${scheme}://ada:secret@127.0.0.1:1/none?${query}` });
  await expect(attempt).rejects.toThrow(message);
  await expect(attempt).rejects.not.toThrow('secret');
});

it('statements have limits of time and a migration has none, also behind a pooler that refuses parameters of the startup', async () => {
  const { url, close } = await openTestDatabase('postgres', { isMigrated: false });
  onTestFinished(close);
  const pooler = await openPooler(url);
  onTestFinished(pooler.close);
  const database = await open(pooler.url);
  await migrateToLatest(database);
  await database.check();
  const readLimits = sql`
    select current_setting('statement_timeout') as statement,
      current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle`;
  const limits = { statement: '10s', lock: '5s', idle: '30s' };
  expect((await readLimits.execute(database.db)).rows).toEqual([limits]);
  await database.withoutTimeLimits(async (db) => {
    // What another client may have left on this connection.
    await sql`set statement_timeout = 10000`.execute(db);
    const inside = await db.transaction().execute((trx) => readLimits.execute(trx));
    expect(inside.rows).toEqual([{ statement: '0', lock: '0', idle: '0' }]);
  });
});
