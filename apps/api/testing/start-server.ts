import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { loadEnv } from '../src/config/env.ts';
import { logSettings } from '../src/observability/log.ts';
import { startServer, type stopLimits } from '../src/server.ts';

/** Starts the real server in this process; it stops with the test at the latest. */
export async function start(
  env: Readonly<Record<string, string>>,
  options: { readonly limits?: typeof stopLimits; readonly exit?: (code: number) => void } = {},
) {
  const lines: string[] = [];
  const loaded = loadEnv({ PORT: '0', LOG_LEVEL: 'warn', ...env }, '/nowhere');
  const write = (line: string) => void lines.push(line);
  const log = pino(logSettings(loaded.LOG_LEVEL), { write });
  const server = await startServer(loaded, '/nowhere', { log, ...options });
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= server.stop();
    return stopping;
  };
  onTestFinished(stop);
  return { url: new URL(server.url), stop, logged: () => lines };
}
