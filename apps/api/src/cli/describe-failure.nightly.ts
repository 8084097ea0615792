import { type AddressInfo, createServer } from 'node:net';
import { startTlsPostgres } from '@guildpath/db/testing';
import { expect, it, onTestFinished } from 'vitest';
import { openDataDir } from '../../testing/open-data-dir.ts';
import { runBuilt } from '../../testing/start-process.ts';
import { describeStart, openFolder, toNewer } from './testing/describe-start.ts';

it('a start on a database of a provider says what to write in DATABASE_URL', async () => {
  const server = await startTlsPostgres();
  onTestFinished(server.stop);
  const DATA_DIR = await openDataDir();
  const describeUrl = (query: string, url = server.url) =>
    describeStart({ DATA_DIR, DATABASE_URL: `${url}${query}` });
  expect(await describeUrl('')).toMatch(
    /^Cannot use PostgreSQL localhost:\d+\/postgres .* \(28000\)\. It takes encrypted connections only: write sslmode=require in DATABASE_URL, .*$/,
  );
  expect(await describeUrl('?sslmode=require')).toMatch(
    / of DATABASE_URL: .* \(\w+\)\. The certificate is not trusted: add sslrootcert=\/path .*, sslmode=no-verify\.$/,
  );
  const root = `sslrootcert=${server.rootCertificate}`;
  const byAddress = server.url.replace('localhost', '127.0.0.1');
  expect(await describeUrl(`?sslmode=require&${root}`, byAddress)).toMatch(
    / \(ERR_TLS_CERT_ALTNAME_INVALID\)\. The certificate is of another host: .*$/,
  );
  expect(await describeUrl(`?sslmode=prefer&${root}`)).toBe(
    'sslmode in DATABASE_URL takes require, verify-full, verify-ca, no-verify or disable, not prefer.',
  );
  expect(await describeUrl(`?sslrootcert=${DATA_DIR}/ca.pem`)).toMatch(
    /^sslrootcert in DATABASE_URL takes a PEM file .* \(ENOENT\)\.$/,
  );
});

it('a command on a database of a newer version prints one line', async () => {
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
    stderr: `Cannot listen on HOST 127.0.0.1, PORT ${port}: listen EADDRINUSE: address already in use 127.0.0.1:${port}.\n`,
  });
});
