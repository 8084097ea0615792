import path from 'node:path';
import { inspect } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { describeFailure } from './cli/describe-failure.ts';
import { type Env, EnvError, loadEnv } from './config/env.ts';
import { repositoryRoot } from './config/repository-root.ts';
import { stopOnSignal } from './http/stop-on-signal.ts';
import { startServer } from './server.ts';

// In MiB, for this thread and its workers. Submissions create much garbage: with the default size, a tenth
// of the CPU time went into copying objects that were about to die.
setFlagsFromString('--max-semi-space-size=64');

let env: Env | undefined;
try {
  env = loadEnv(process.env, repositoryRoot);
  const server = await startServer(env, path.join(repositoryRoot, 'apps/web/dist'));
  stopOnSignal(process, server.stop);
  process.stdout.write(`Guildpath is ready at ${server.url}\n`);
  // Not awaited: `npm start` leaves signals to this module once it has been imported.
  void server.warmUp();
} catch (error) {
  const line = error instanceof EnvError ? error.message : env && describeFailure(error, env);
  process.stderr.write(`${line ?? inspect(error)}\n`);
  process.exit(1);
}
