import { writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { DatabaseUnavailableError, DiskFullError } from '@guildpath/db';
import { openPooler, openTestDatabase } from '@guildpath/db/testing';
import { expect, it, onTestFinished } from 'vitest';
import { openDataDir } from '../../testing/open-data-dir.ts';
import { describeFailure, nameDatabase } from './describe-failure.ts';
import { describeStart, openFolder, toNewer, toPreview } from './testing/describe-start.ts';

const settings = {
  PORT: 80,
  HOST: 'site.example',
  DATA_DIR: '/var/lib/guildpath',
  DATABASE_URL: '/var/lib/guildpath/guildpath.db',
};
const postgres = { ...settings, DATABASE_URL: 'postgres://user:a-password@db.example:5432/site' };

const fail = (code: string, fields: object = {}) =>
  Object.assign(new Error(`${code}: failed`), { code, ...fields });
const refuse = (code: string, message: string) =>
  new DatabaseUnavailableError(message, { cause: Object.assign(new Error(message), { code }) });
const inDataDir = { syscall: 'open', path: '/var/lib/guildpath/guildpath.db' };
const readOnlyFile = { syscall: 'open', path: import.meta.filename };
const besideThisFile = { ...settings, DATA_DIR: import.meta.dirname };
const inPostgres = 'Cannot use PostgreSQL db.example:5432/site of DATABASE_URL: ';

it.each<[string, Error, typeof settings]>([
  ['HOST site.example, PORT 80: EADDR', fail('EADDRINUSE', { syscall: 'listen' }), settings],
  [
    `The user ${userInfo().username} cannot write to the folder DATA_DIR`,
    fail('EACCES', inDataDir),
    settings,
  ],
  [
    `The user ${userInfo().username} cannot write to the folder DATA_DIR`,
    fail('ENOENT', inDataDir),
    postgres,
  ],
  [`write to the file ${import.meta.filename}`, fail('EACCES', readOnlyFile), besideThisFile],
  ['Cannot use the database /var/lib/guildpath/guildpath.db', fail('SQLITE_NOTADB'), settings],
  ['The disk of DATA_DIR (/var/lib/guildpath) is full: ENOSPC', fail('ENOSPC'), settings],
  ['The disk of PostgreSQL, or of DATA_DIR', new DiskFullError('full'), postgres],
  [`${inPostgres}no password (28P01).`, refuse('28P01', 'no password'), postgres],
  [`${inPostgres}Tenant not found (XX000).`, refuse('XX000', 'Tenant not found'), postgres],
  [`${inPostgres}connect ECONNREFUSED.`, refuse('ECONNREFUSED', 'connect ECONNREFUSED'), postgres],
  [`${inPostgres}ended.`, new DatabaseUnavailableError('ended'), postgres],
  ['write sslmode=disable', refuse('x', 'The server does not support SSL connections'), postgres],
  ...[
    'no pg_hba.conf entry for host "10.0.0.7", user "user", database "site", SSL off',
    'connection is insecure (try using `sslmode=require`)',
    'SSL connection is required. Please specify SSL options and retry.',
    'server requires encryption',
  ].map((message): [string, Error, typeof settings] => [
    'encrypted connections only: write sslmode=require in DATABASE_URL',
    refuse('08P01', message),
    postgres,
  ]),
  ['add sslrootcert=/path', refuse('DEPTH_ZERO_SELF_SIGNED_CERT', 'not trusted'), postgres],
  ['cannot', fail('EACCES', { ...inDataDir, message: 'EACCES\nin two lines' }), settings],
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

it('a start on a file as DATA_DIR is described, and one without a database', async () => {
  const folder = await openDataDir();
  const [file, DATA_DIR] = [path.join(folder, 'file'), path.join(folder, 'data')];
  await writeFile(file, '');
  const DATABASE_URL = 'postgres://user:a-password@127.0.0.1:9/site';
  expect(await describeStart({ DATA_DIR: file })).toBe(
    `The user ${userInfo().username} cannot write to the folder DATA_DIR, ${file}: EEXIST: file already exists, mkdir '${file}'.`,
  );
  expect(await describeStart({ DATA_DIR, DATABASE_URL })).toBe(
    'Cannot use PostgreSQL 127.0.0.1:9/site of DATABASE_URL: connect ECONNREFUSED 127.0.0.1:9.',
  );
});

it('a start through a pooler names the startup parameter that it refuses', async () => {
  const database = await openTestDatabase('postgres');
  onTestFinished(database.close);
  const pooler = await openPooler(database.url);
  onTestFinished(pooler.close);
  const DATABASE_URL = `${pooler.url}?options=-csearch_path%3Dsite`;
  expect(await describeStart({ DATA_DIR: await openDataDir(), DATABASE_URL })).toMatch(
    /: unsupported startup parameter: options \(08P01\)\. Take that parameter out of DATABASE_URL, .*$/,
  );
});

it('a start on a database of a newer version, or of a preview, is one line', async () => {
  expect(await describeStart({ DATA_DIR: await openFolder(toNewer) })).toBe(
    'This database is newer than this version: it has the migration 9999-future. Start the newer version, or restore the backup from before the upgrade.',
  );
  const DATA_DIR = await openFolder(toPreview);
  expect(await describeStart({ DATA_DIR })).toBe(
    `This database is of a preview of Guildpath, which cannot be upgraded, or of another program, and nothing in it was changed. To keep it aside and begin with an empty one: mv '${DATA_DIR}/guildpath.db' '${DATA_DIR}/guildpath.db.preview'`,
  );
});
