import path from 'node:path';
import { inspect } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { type Env, EnvError, loadEnv } from './config/env.ts';
import { repositoryRoot } from './config/repository-root.ts';
import { stopOnSignal } from './http/stop-on-signal.ts';

// In MiB, for this thread and its workers. Submissions create much garbage: with the default size, a tenth
// of the CPU time went into copying objects that were about to die.
setFlagsFromString('--max-semi-space-size=64');

let env: Env | undefined;
try {
  env = loadEnv(process.env, repositoryRoot);
  // Loaded only for tracing, and before everything that is traced.
  const stopTracing = env.OTEL_EXPORTER_OTLP_ENDPOINT
    ? (await import('./observability/tracing.ts')).startTracing({
        serviceName: env.OTEL_SERVICE_NAME,
        logLevel: env.LOG_LEVEL,
      })
    : undefined;
  const { startServer } = await import('./server.ts');
  const server = await startServer(env, path.join(repositoryRoot, 'apps/web/dist'));
  stopOnSignal(process, async () => {
    await server.stop();
    await stopTracing?.();
  });
  process.stdout.write(`Guildpath is ready at ${server.url}\n`);
  await server.warmUp();
} catch (error) {
  const line = error instanceof EnvError ? error.message : env && (await explain(error, env));
  process.stderr.write(`${line ?? inspect(error)}\n`);
  process.exit(1);
}

async function explain(error: unknown, env: Env): Promise<string | undefined> {
  // Imports the database, which is traced, so it must not load before the tracing.
  const { describeFailure } = await import('./cli/describe-failure.ts');
  return describeFailure(error, env);
}
