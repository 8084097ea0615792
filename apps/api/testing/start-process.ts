import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
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

/** Starts the server like `npm start`, in a process that ends with the test at the latest. */
export async function startProcess(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [`${builtServer}/main.js`], {
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
