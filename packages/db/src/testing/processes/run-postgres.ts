/**
 * Runs a throwaway PostgreSQL for as long as standard input is open: even after a crash of the process that
 * started this one, the server stops and its files are deleted.
 *
 * Takes the folder with bin/, lib/ and share/, `durable` when commits must be synced to the disk, and, for a
 * server that takes encrypted connections only, the folder of its server.crt and server.key.
 * Prints the server's URL once it takes connections, or the reason for a failure on standard error.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** PostgreSQL refuses to run as root. This is the id of the user `nobody` on every Unix. */
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;
const folder = mkdtempSync(join(tmpdir(), 'guildpath-postgres-'));
const asOwner = {
  cwd: folder,
  env: { ...process.env, LC_ALL: 'C' },
  ...(isRoot && { uid: nobody, gid: nobody }),
};
const [, , installedPrograms = '', durability, tlsFolder] = process.argv;
const password = randomBytes(16).toString('hex');
let server: ChildProcess | undefined;
let isStopping = false;

process.stdin.on('end', stop).on('error', stop).resume();
process.on('SIGTERM', stop).on('SIGINT', stop);

try {
  giveAway(folder);
  const programs = findRunnablePrograms(installedPrograms);
  initialise(programs);
  if (tlsFolder) requireTls(tlsFolder);
  const port = await start(programs);
  process.stdout.write(`postgres://postgres:${password}@127.0.0.1:${port}/postgres\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
  stop();
}

function findRunnablePrograms(installed: string): string {
  if (areRunnable(installed)) return installed;
  // The unprivileged user may have no access to the installed programs.
  const copy = join(folder, 'programs');
  cpSync(installed, copy, { recursive: true, verbatimSymlinks: true });
  giveAway(copy);
  if (!areRunnable(copy)) throw new Error(`PostgreSQL does not run on this machine: ${installed}`);
  return copy;
}

function areRunnable(programs: string): boolean {
  const { status } = spawnSync(join(programs, 'bin', 'postgres'), ['--version'], asOwner);
  return status === 0;
}

function giveAway(path: string): void {
  if (!isRoot) return;
  chownSync(path, nobody, nobody);
  for (const entry of readdirSync(path, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(path, entry), nobody, nobody);
  }
}

function initialise(programs: string): void {
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  mkdirSync(join(folder, 'sockets'));
  giveAway(folder);
  const options = ['-D', join(folder, 'data'), '-U', 'postgres', '--auth=scram-sha-256'];
  options.push(`--pwfile=${passwordFile}`, '--no-sync', '--no-instructions', '--encoding=UTF8');
  // As on most servers, text sorts by language, which reveals a query that relies on byte order.
  options.push('--locale=C', '--locale-provider=icu', '--icu-locale=en-US');
  const { status, stderr, error } = spawnSync(join(programs, 'bin', 'initdb'), options, {
    ...asOwner,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? stderr}`);
}

function requireTls(from: string): void {
  const data = join(folder, 'data');
  writeFileSync(join(data, 'pg_hba.conf'), 'hostssl all all all scram-sha-256\n');
  for (const name of ['server.crt', 'server.key']) copyFileSync(join(from, name), join(data, name));
  giveAway(data);
  chmodSync(join(data, 'server.key'), 0o600);
}

async function start(programs: string): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await findFreePort();
    const failure = await startOn(programs, port);
    if (failure === undefined) return port;
    // Another process took the port.
    if (attempt === 5 || !failure.includes('could not bind')) throw new Error(failure);
  }
}

/** Resolves with undefined once the server takes connections, with its output when it ends instead. */
function startOn(programs: string, port: number): Promise<string | undefined> {
  const options = ['-D', join(folder, 'data'), '-h', '127.0.0.1', '-p', String(port)];
  options.push('-k', join(folder, 'sockets'), '-c', 'max_connections=200');
  if (tlsFolder) options.push('-c', 'ssl=on');
  // Test data need not survive a crash.
  if (durability !== 'durable') options.push('-F', '-c', 'full_page_writes=off');
  const started = spawn(join(programs, 'bin', 'postgres'), options, {
    ...asOwner,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  server = started;
  return new Promise((resolve) => {
    let output = '';
    started.stderr.on('data', (data: Buffer) => {
      output = (output + data.toString()).slice(-10_000);
      if (output.includes('database system is ready to accept connections')) resolve(undefined);
    });
    started.on('error', (error) => resolve(error.message));
    started.on('exit', () => {
      server = undefined;
      if (isStopping) leave();
      resolve(`PostgreSQL did not start: ${output}`);
    });
  });
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo; // as it listens on TCP
  probe.close();
  await once(probe, 'close');
  return port;
}

function stop(): void {
  if (isStopping) return;
  isStopping = true;
  // SIGINT is PostgreSQL's fast shutdown: it does not wait for clients.
  if (server) server.kill('SIGINT');
  else leave();
}

function leave(): void {
  rmSync(folder, { recursive: true, force: true });
  process.exit();
}
