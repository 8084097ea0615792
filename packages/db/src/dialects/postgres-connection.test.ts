import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import {
  afterAll,
  beforeAll,
  describe,
  expect,
  it,
  type MockInstance,
  onTestFinished,
  vi,
} from 'vitest';
import { migrateToLatest } from '../migrations/migrate-to-latest.ts';
import { checkDatabase, openDatabase } from '../open-database.ts';
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
  let warn: MockInstance;

  beforeAll(async () => {
    warn = vi.spyOn(process, 'emitWarning');
    server = await startTlsPostgres();
  });
  afterAll(async () => {
    await server.stop();
    // Warnings would be lines of the log that are not JSON.
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  const isEncrypted = async (query: string, host = 'localhost') => {
    const url = `${server.url.replace('localhost', host)}?${query}`;
    const { db } = await open(url.replace('ROOT', encodeURIComponent(server.rootCertificate)));
    const { rows } = await sql`select ssl from pg_stat_ssl where pid = pg_backend_pid()`.execute(
      db,
    );
    return rows;
  };

  it.each([
    'sslrootcert=ROOT',
    'sslmode=require&sslrootcert=ROOT',
    'sslmode=verify-full&sslrootcert=ROOT&sslnegotiation=direct',
    'ssl=true&sslrootcert=ROOT&channel_binding=require',
    'sslmode=no-verify',
    'ssl=no-verify',
    'uselibpqcompat=true&sslmode=require',
  ])('is reached with %s', async (query) => {
    await expect(isEncrypted(query)).resolves.toEqual([{ ssl: true }]);
  });

  it.each([
    'sslmode=verify-ca&sslrootcert=ROOT',
    'sslmode=no-verify',
    'uselibpqcompat=true&sslmode=require&sslrootcert=ROOT',
  ])('is reached under a name that its certificate lacks with %s', async (query) => {
    await expect(isEncrypted(query, '127.0.0.1')).resolves.toEqual([{ ssl: true }]);
  });

  it.each([
    ['sslmode=require', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
    ['ssl=1', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
    ['sslrootcert=system', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
    ['sslmode=disable', '28000'],
    ['ssl=0', '28000'],
    ['', '28000'],
  ])('is not reached with %s', async (query, code) => {
    await expect(isEncrypted(query)).rejects.toMatchObject({
      cause: { code: expect.stringMatching(code) },
    });
  });

  it('is not reached under a name that its certificate lacks', async () => {
    const attempt = isEncrypted('sslmode=require&sslrootcert=ROOT', '127.0.0.1');
    await expect(attempt).rejects.toMatchObject({
      cause: { code: 'ERR_TLS_CERT_ALTNAME_INVALID' },
    });
  });
});

it.each([
  ['sslmode=prefer', 'verify-full, verify-ca, no-verify or disable, not prefer.'],
  ['sslmode=allow&uselibpqcompat=true', 'not allow.'],
  ['sslmode=verify-ca', 'sslmode=verify-ca in DATABASE_URL takes sslrootcert=/path too.'],
  ['sslmode=verify-ca&sslrootcert=system', 'takes sslrootcert=/path too.'],
  ['sslrootcert=/no/where.pem', '/no/where.pem is not one (ENOENT).'],
  ['sslrootcert=/', 'sslrootcert in DATABASE_URL takes a PEM file that this user can read: / is'],
  [
    `sslmode=require&sslkey=${fileURLToPath(import.meta.url)}`,
    'sslkey in DATABASE_URL takes a PEM file',
  ],
  [`sslrootcert=${fileURLToPath(import.meta.url)}`, 'sslrootcert in DATABASE_URL takes a PEM file'],
])('%s is refused by name', async (query, message) => {
  const attempt = openDatabase({ url: `postgres://ada:secret@127.0.0.1:1/none?${query}` });
  await expect(attempt).rejects.toThrow(message);
  await expect(attempt).rejects.not.toThrow('secret');
});

describe('behind a pooler that refuses parameters of the startup', () => {
  const readLimits = sql`select current_setting('statement_timeout') as statement`;

  it('time limits are set all the same, and a migration has none', async () => {
    const { url, close } = await openTestDatabase('postgres', { isMigrated: false });
    onTestFinished(close);
    const pooler = await openPooler(url);
    onTestFinished(pooler.close);
    const database = await open(pooler.url);
    await migrateToLatest(database);
    await database.check();
    const { rows } = await readLimits.execute(database.db);
    expect(rows).toEqual([{ statement: '10s' }]);
    await database.withoutTimeLimits(async (db) => {
      // What another client may have left on this connection.
      await sql`set statement_timeout = 10000`.execute(db);
      const inside = await db.transaction().execute((trx) => readLimits.execute(trx));
      expect(inside.rows).toEqual([{ statement: '0' }]);
    });
  });

  it('a parameter of the URL is refused by its name', async () => {
    const { url, close } = await openTestDatabase('postgres');
    onTestFinished(close);
    const pooler = await openPooler(url);
    onTestFinished(pooler.close);
    const { db } = await open(`${pooler.url}?options=-csearch_path%3Dpublic`);
    await expect(checkDatabase(db)).rejects.toMatchObject({
      cause: { code: '08P01', message: 'unsupported startup parameter: options' },
    });
  });
});
