import { constants } from 'node:os';
import path from 'node:path';
import { inspect } from 'node:util';
import { EnvError, loadEnv } from './config/env.ts';
import { startServer } from './server.ts';

/** The repository's root, from `src` as from `dist`. */
const root = path.resolve(import.meta.dirname, '../../..');

try {
  const server = await startServer(loadEnv(process.env, root), path.join(root, 'apps/web/dist'));
  stopOnSignal(server.stop);
  process.stdout.write(`Guildpath is ready at ${server.url}\n`);
  await server.warmUp();
} catch (error) {
  process.stderr.write(`${error instanceof EnvError ? error.message : inspect(error)}\n`);
  process.exit(1);
}

/** Ctrl-C on a process group comes from the terminal and from npm: that is one signal. */
const sameSignalMs = 500;

/** The first signal stops gracefully. Another one, of a person who will not wait, ends the process at once. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stoppingSince: number | undefined;
  const handle = (signal: 'SIGTERM' | 'SIGINT') => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > sameSignalMs) {
        process.exit(128 + constants.signals[signal]);
      }
      return;
    }
    stoppingSince = performance.now();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${inspect(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', handle);
  process.on('SIGINT', handle);
}
