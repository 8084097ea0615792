import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const serverPath = path.resolve(import.meta.dirname, '../../../api/dist/main.js');
const readyLine = /^Guildpath is ready at (\S+)$/m;
const startTimeoutMs = 240_000;
const stopTimeoutMs = 60_000;

export interface Site {
  readonly url: string;
  /** Folder in which mails appear as files. */
  readonly outboxDir: string;
  /** Process id of the first start. */
  readonly processId: number;
  /** Stops the server with SIGTERM. Throws if it does not exit cleanly. */
  readonly stop: () => Promise<void>;
  /** Starts the stopped server at the same address with the same data. */
  readonly restart: () => Promise<void>;
  /** Stops the server and removes its data. */
  readonly dispose: () => Promise<void>;
}

type Environment = Readonly<Record<string, string>>;

/** Starts the built product on a free port with a new data folder. */
export async function startSite(settings: Environment = {}): Promise<Site> {
  if (!existsSync(serverPath)) throw new Error(`Build first: there is no ${serverPath}`);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'guildpath-e2e-'));
  const start = (port: string) => startServer({ ...settings, DATA_DIR: dataDir, PORT: port });
  let server: RunningServer | undefined = await start('0');
  const { url, processId } = server;

  const stop = async () => {
    await server?.stop();
    server = undefined;
  };
  return {
    url,
    processId,
    outboxDir: path.join(dataDir, 'outbox'),
    stop,
    restart: async () => {
      server = await start(new URL(url).port);
    },
    dispose: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

interface RunningServer {
  readonly url: string;
  readonly processId: number;
  readonly stop: () => Promise<void>;
}

async function startServer(settings: Environment): Promise<RunningServer> {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [serverPath], {
    env: { PATH, HOME, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  const output = collectOutput(child);
  const url = await Promise.race([
    waitForReadyLine(output),
    exited.then(() => undefined),
    delay(startTimeoutMs, undefined, { ref: false }),
  ]);
  if (!url) {
    child.kill('SIGKILL');
    throw new Error(`The server did not become ready:\n${output.text}`);
  }
  return {
    url,
    // A process that has printed something has an id.
    processId: child.pid ?? Number.NaN,
    stop: async () => {
      child.kill('SIGTERM');
      const hasExited = await Promise.race([
        exited.then(() => true),
        delay(stopTimeoutMs, false, { ref: false }),
      ]);
      if (hasExited && child.exitCode === 0) return;
      child.kill('SIGKILL');
      throw new Error(
        `The server did not stop cleanly (exit code ${child.exitCode}):\n${output.text}`,
      );
    },
  };
}

interface Output {
  text: string;
}

function collectOutput(child: ChildProcess): Output {
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      output.text += chunk;
    });
  }
  return output;
}

async function waitForReadyLine(output: Output): Promise<string | undefined> {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    const url = readyLine.exec(output.text)?.[1];
    if (url) return url;
    await delay(50);
  }
  return undefined;
}
