import { writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import {
  DatabaseUnavailableError,
  type Db,
  DiskFullError,
  migrateToLatest,
  openDatabase,
} from '@guildpath/db';
import { openPooler, openTestDatabase, startTlsPostgres } from '@guildpath/db/testing';
import { expect, it, onTestFinished } from 'vitest';
import { openDataDir } from '../../testing/open-data-dir.ts';
import { runBuilt } from '../../testing/start-process.ts';
import { loadEnv } from '../config/env.ts';
import { startServer } from '../server.ts';
import { describeFailure, nameDatabase } from './describe-failure.ts';

const settings = {
  PORT: 80,
  HOST: 'site.example',
  DATA_DIR: '/var/lib/guildpath',
  DATABASE_URL: '/var/lib/guildpath/guildpath.db',
};
const postgres = { ...settings, DATABASE_URL: 'postgres://user:a-password@db.example:5432/site' };

const fail = (code: string, fields: object = {}) =>
  Object.assign(new Error(`${code}: failed`), { code, ...fields });
const refuse = (code: string | undefined, message: string) =>
  new DatabaseUnavailableError(message, {
    cause: Object.assign(new Error(message), code === undefined ? {} : { code }),
  });
const listen = { syscall: 'listen' };
const resolveHost = (host: string) =>
  Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), {
    code: 'ENOTFOUND',
    syscall: 'getaddrinfo',
  });
const inDataDir = { syscall: 'open', path: '/var/lib/guildpath/guildpath.db' };

it.each([
  ['PORT 80: the port is in use (EADDRINUSE)', fail('EADDRINUSE', listen), settings],
  ['this user may not use the port (EACCES)', fail('EACCES', listen), settings],
  ['Cannot listen on HOST site.example', resolveHost('site.example'), settings],
  ['This user cannot write to the folder DATA_DIR', fail('EACCES', inDataDir), settings],
  ['This user cannot write to the folder DATA_DIR', fail('EACCES', inDataDir), postgres],
  [
    'This user cannot write to the folder DATA_DIR',
    fail('ENOTDIR', { path: '/var/lib/guildpath' }),
    settings,
  ],
  ['This user cannot write to the folder DATA_DIR', fail('SQLITE_READONLY_DIRECTORY'), settings],
  ['The disk is full (ENOSPC)', fail('ENOSPC', inDataDir), settings],
  ['The disk is full (ENOSPC)', new DiskFullError('full'), settings],
  [
    'Cannot connect to PostgreSQL db.example:5432/site of DATABASE_URL',
    fail('ECONNREFUSED', { syscall: 'connect' }),
    postgres,
  ],
  [
    'Cannot connect to PostgreSQL db.example:5432/site of DATABASE_URL',
    resolveHost('db.example'),
    postgres,
  ],
  ['Cannot connect to PostgreSQL db.example:5432/site of DATABASE_URL', fail('28P01'), postgres],
  ['The connection to PostgreSQL db.example:5432/site was lost', fail('57P01'), postgres],
  [
    'The connection to PostgreSQL db.example:5432/site was lost',
    new DatabaseUnavailableError('Connection terminated unexpectedly', {
      cause: new Error('ended'),
    }),
    postgres,
  ],
  [
    'DATABASE_URL: password authentication failed for user "user" (28P01).',
    refuse('28P01', 'password authentication failed for user "user"'),
    postgres,
  ],
  [
    'cannot be used: Tenant or user not found (XX000).',
    refuse('XX000', 'Tenant or user not found'),
    postgres,
  ],
  [
    'takes no encrypted connections: write sslmode=disable',
    refuse(undefined, 'The server does not support SSL connections'),
    postgres,
  ],
  [
    'cannot be used: certificate has expired',
    refuse('CERT_HAS_EXPIRED', 'certificate has expired'),
    postgres,
  ],
  ...[
    ['28000', 'no pg_hba.conf entry for host "10.0.0.7", user "user", database "site", SSL off'],
    ['08P01', 'connection is insecure (try using `sslmode=require`)'],
    ['08P01', 'SSL required'],
    ['28000', 'SSL connection is required. Please specify SSL options and retry.'],
    ['08004', 'server requires encryption'],
  ].map(([code, message = '']): [string, Error, typeof postgres] => [
    `takes encrypted connections only (${code}): write sslmode=require in DATABASE_URL`,
    refuse(code, message),
    postgres,
  ]),
  ...['DEPTH_ZERO_SELF_SIGNED_CERT', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY'].map(
    (code): [string, Error, typeof postgres] => [
      `is not trusted (${code}): add sslrootcert=/path`,
      refuse(code, 'not trusted'),
      postgres,
    ],
  ),
])('%s … is said of %o', (line, error, env) => {
  const said = describeFailure(new Error('wrapped', { cause: error }), env);
  expect(said).toContain(line);
  expect(said).not.toMatch(/a-password|\n/);
});

it.each([
  new TypeError('a bug'),
  fail('ERR_INVALID_ARG_TYPE'),
  fail('ENOENT', { path: '/srv/guildpath/apps/api/dist/thread.js' }),
  fail('ECONNREFUSED', { syscall: 'connect' }),
  // Of a mail server or a provider.
  fail('SELF_SIGNED_CERT_IN_CHAIN'),
])('nothing is said of %o, which keeps its stack', (error) => {
  expect(describeFailure(error, settings)).toBeUndefined();
});

it.each([
  ['postgres://ada:hidden@db.example:5432/site?sslmode=require', 'PostgreSQL db.example:5432/site'],
  ['postgres:///site?host=/run/postgresql', 'PostgreSQL /run/postgresql/site'],
  ['/var/lib/guildpath/guildpath.db', '/var/lib/guildpath/guildpath.db'],
])('the database %s is called %s', (url, name) => {
  expect(nameDatabase(url)).toBe(name);
});

async function describeStart(source: Readonly<Record<string, string>>) {
  const env = loadEnv({ LOG_LEVEL: 'silent', ...source }, '/nowhere');
  const start = startServer(env, '/nowhere');
  return start.then(
    () => 'It started.',
    (error: unknown) => describeFailure(error, env),
  );
}

it('a start on a file as DATA_DIR is described, and one without a database', async () => {
  const folder = await openDataDir();
  const [file, DATA_DIR] = [path.join(folder, 'file'), path.join(folder, 'data')];
  await writeFile(file, '');
  const DATABASE_URL = 'postgres://user:a-password@127.0.0.1:9/site';
  expect(await describeStart({ DATA_DIR: file })).toBe(
    `This user cannot write to the folder DATA_DIR, ${file} (EEXIST).`,
  );
  expect(await describeStart({ DATA_DIR, DATABASE_URL })).toBe(
    'Cannot connect to PostgreSQL 127.0.0.1:9/site of DATABASE_URL (ECONNREFUSED).',
  );
});

it('a start on a database of a provider says what to write in DATABASE_URL', async () => {
  const server = await startTlsPostgres();
  onTestFinished(server.stop);
  const DATA_DIR = await openDataDir();
  const describeUrl = (query: string, url = server.url) =>
    describeStart({ DATA_DIR, DATABASE_URL: `${url}${query}` });
  expect(await describeUrl('')).toMatch(
    /^PostgreSQL localhost:\d+\/postgres takes encrypted connections only \(28000\): write sslmode=require in DATABASE_URL, as in postgres:\/\/…\/name\?sslmode=require\.$/,
  );
  expect(await describeUrl('?sslmode=require')).toMatch(
    /^The certificate of PostgreSQL localhost:\d+\/postgres is not trusted \(\w+\): add sslrootcert=\/path to DATABASE_URL, .*, sslmode=no-verify\.$/,
  );
  const root = `sslrootcert=${server.rootCertificate}`;
  const byAddress = server.url.replace('localhost', '127.0.0.1');
  expect(await describeUrl(`?sslmode=require&${root}`, byAddress)).toMatch(
    /^The certificate of .* is of another host \(ERR_TLS_CERT_ALTNAME_INVALID\): .*$/,
  );
  expect(await describeUrl(`?sslmode=prefer&${root}`)).toBe(
    'sslmode in DATABASE_URL takes require, verify-full, verify-ca, no-verify or disable, not prefer.',
  );
  expect(await describeUrl(`?sslrootcert=${DATA_DIR}/ca.pem`)).toMatch(
    /^sslrootcert in DATABASE_URL takes a PEM file .* \(ENOENT\)\.$/,
  );
});

it('a start through a pooler names the startup parameter that it refuses', async () => {
  const database = await openTestDatabase('postgres');
  onTestFinished(database.close);
  const pooler = await openPooler(database.url);
  onTestFinished(pooler.close);
  const DATABASE_URL = `${pooler.url}?options=-csearch_path%3Dsite`;
  expect(await describeStart({ DATA_DIR: await openDataDir(), DATABASE_URL })).toMatch(
    /^The pooler at PostgreSQL .* refuses the startup parameter options \(08P01\): take it out of DATABASE_URL, .*$/,
  );
});

async function openFolder(change: (db: MigratedDb) => Promise<unknown>) {
  const DATA_DIR = await openDataDir();
  const database = await openDatabase({ url: path.join(DATA_DIR, 'guildpath.db') });
  await migrateToLatest(database);
  await change(toMigrated(database.db));
  await database.close();
  return DATA_DIR;
}

type Migrated = { kysely_migration: { name: string; timestamp: string } };

type MigratedDb = ReturnType<typeof toMigrated>;
const toMigrated = (db: Db) => db.withTables<Migrated>();

const toNewer = (db: MigratedDb) =>
  db
    .insertInto('kysely_migration')
    .values({ name: '9999-future', timestamp: '2099-01-01T00:00:00.000Z' })
    .execute();

it('a start on a database of a newer version, or after a migration that fails, is one line', async () => {
  expect(await describeStart({ DATA_DIR: await openFolder(toNewer) })).toBe(
    'This database is newer than this version: it has the migration 9999-future. Start the newer version, or restore the backup from before the upgrade.',
  );
  const forget = (db: MigratedDb) => db.deleteFrom('kysely_migration').execute();
  expect(await describeStart({ DATA_DIR: await openFolder(forget) })).toMatch(
    /^Migration 0001-initial failed, and nothing was changed: .*questions.* already exists$/,
  );
});

it('a process whose session secret was lost in a power cut prints one line', async () => {
  const DATA_DIR = await openDataDir();
  await writeFile(path.join(DATA_DIR, 'session-secret'), '');
  expect(await runBuilt('main', { env: { DATA_DIR, PORT: '0' } })).toEqual({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^\S+session-secret holds no secret of at least 32 .*\n$/),
  });
});

it('a command on a database of a newer version prints one line too', async () => {
  const env = { DATA_DIR: await openFolder(toNewer) };
  expect(await runBuilt('cli', { args: ['db', 'migrate'], env })).toEqual({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^This database is newer than this version: .*\n$/),
  });
});

it('a process that cannot start prints one line and ends with 1', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void taken.close());
  const { port } = taken.address() as AddressInfo;
  const env = { DATA_DIR: await openDataDir(), PORT: `${port}`, LOG_LEVEL: 'silent' };
  expect(await runBuilt('main', { env })).toEqual({
    code: 1,
    stdout: '',
    stderr: `Cannot listen on HOST 127.0.0.1, PORT ${port}: the port is in use (EADDRINUSE).\n`,
  });
});
