import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';

const apiRoot = path.resolve(import.meta.dirname, '..');
/** `dist` may be in use at the same time. */
const builtServer = '.test-server';

export interface ServerProcess {
  readonly url: URL;
  /** Returns the lines logged so far. */
  readonly logged: () => readonly string[];
  /** Resolves with the exit code and the time until the exit. */
  readonly kill: (
    signal: NodeJS.Signals,
  ) => Promise<{ readonly code: number; readonly ms: number }>;
}

/** Bundles the server for `startProcess`, because a bundle starts many times faster than the sources. */
export function buildServer(): void {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production' };
  const options = ['--logLevel', 'error', '--outDir', builtServer, '--emptyOutDir'];
  execFileSync('node_modules/.bin/vite', ['build', ...options], { cwd: apiRoot, env });
}

/** Writes the script of `npm start` for the bundled server, with an install and a build that do nothing. */
export async function writeStartScript(folder: string): Promise<string> {
  const scripts = 'tooling/scripts/src';
  const root = path.resolve(apiRoot, '../..');
  await cp(path.join(root, scripts), path.join(folder, scripts), { recursive: true });
  await cp(path.join(root, 'package.json'), path.join(folder, 'package.json'));
  const { packageManager } = JSON.parse(
    await readFile(path.join(root, 'package.json'), 'utf8'),
  ) as { readonly packageManager: string };
  const server = pathToFileURL(path.join(apiRoot, builtServer, 'main.js')).href;
  for (const [file, content] of Object.entries({
    [`node_modules/.${packageManager}/pnpm`]: '#!/bin/sh\n',
    'node_modules/.bin/turbo': '#!/bin/sh\n',
    'apps/api/dist/main.js': `import '${server}';\n`,
  })) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content, { mode: 0o755 });
  }
  return path.join(folder, scripts, 'start.mjs');
}

interface RunOptions {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Standard input. Default: none. */
  readonly input?: string;
}

/** Runs a program of the bundle, such as `admin`, until it exits. */
export function runBuilt(
  name: string,
  { args = [], env = {}, input = '' }: RunOptions,
): Promise<{ readonly code: number; readonly stdout: string; readonly stderr: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [`${builtServer}/${name}.js`, ...args],
      { cwd: apiRoot, env: { PATH: process.env.PATH, ...env } },
      (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code) : 0, stdout, stderr });
      },
    );
    child.stdin?.end(input);
  });
}

/**
 * Starts the server in a process that ends with the test at the latest.
 *
 * @param script Default: that of the server itself
 */
export async function startProcess(
  env: Readonly<Record<string, string>>,
  script = `${builtServer}/main.js`,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [script], {
    cwd: apiRoot,
    // With limits, the server would refuse calls while the machine is busy.
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', RATE_LIMIT: 'off', ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const exited = once(child, 'exit');
  let [stdout, stderr] = ['', ''];
  child.stderr.on('data', (data: Buffer) => {
    stderr += data.toString();
  });
  const url = await new Promise<URL>((resolve, reject) => {
    child.stdout.on('data', (data: Buffer) => {
      stdout += data.toString();
      const ready = /ready at (\S+)\n/.exec(stdout)?.[1];
      if (ready) resolve(new URL(ready));
    });
    child.on('exit', () => reject(new Error(`The server did not start: ${stderr}`)));
  });
  return {
    url,
    logged: () => stderr.split('\n').filter(Boolean),
    kill: async (signal) => {
      const startedAt = performance.now();
      child.kill(signal);
      const [code] = (await exited) as [number];
      return { code, ms: performance.now() - startedAt };
    },
  };
}
