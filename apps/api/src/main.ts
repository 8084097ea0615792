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

/** Ctrl-C on a process group and a supervisor's SIGTERM may both come, and more than once: the first one counts. */
function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const handle = () => {
    if (isStopping) return;
    isStopping = true;
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
