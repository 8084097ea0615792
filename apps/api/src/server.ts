import { existsSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { isReadOnly, openDatabase } from '@guildpath/db';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { ensureConfiguredAdmin } from './accounts/ensure-admin.ts';
import { buildApp, buildProbes } from './app.ts';
import { followCatalogue } from './catalogue/follow-catalogue.ts';
import type { Env } from './config/env.ts';
import { listWarnings } from './config/list-warnings.ts';
import { findOrCreateSessionSecret } from './config/session-secret.ts';
import { prepareAppContext } from './context.ts';
import { noBackgroundWork, startWork } from './jobs/start-work.ts';
import { logSettings } from './observability/log.ts';
import { openThreadPool } from './threads/thread-pool.ts';

export interface Server {
  /** The URL for a browser on this machine. */
  readonly url: string;
  /** Prepares for the first submission. Takes a while, so call it once the server is ready. */
  readonly warmUp: () => Promise<void>;
  /** Finishes work in progress and closes everything. Ends the process if that takes too long. */
  readonly stop: () => Promise<void>;
}

interface StopLimits {
  /** Limits the whole stop, database and mail server included; supervisors kill after 30 seconds. */
  readonly allMs: number;
  /** Limits requests in progress. */
  readonly requestsMs: number;
  /** Limits how long the server goes on serving open connections. */
  readonly drainMs: number;
}

export const stopLimits: StopLimits = { allMs: 18_000, requestsMs: 10_000, drainMs: 1_000 };

interface ServerOptions {
  /** Standard error by default. */
  readonly log?: Logger;
  readonly limits?: StopLimits;
  /** Called when a stop takes too long. Ends the process by default. */
  readonly exit?: (code: number) => void;
}

/** Opens the database, serves the site and works on the outbox, depending on the role of the process. */
export async function startServer(
  env: Env,
  webRoot: string,
  {
    log = pino(logSettings(env.LOG_LEVEL), pino.destination(2)),
    limits = stopLimits,
    exit = (code) => process.exit(code),
  }: ServerOptions = {},
): Promise<Server> {
  const sessionSecret = env.SESSION_SECRET ?? findOrCreateSessionSecret(env.DATA_DIR);
  const database = await openDatabase({
    url: env.DATABASE_URL,
    onConnectionLost: (error) => log.warn({ err: error }, 'a database connection was lost'),
    onShared: () =>
      log.warn(
        `another server has ${env.DATABASE_URL} open: SQLite is for one, and limits and changes of the catalogue are not shared`,
      ),
    onWritesRefused: (error) =>
      log.error(
        { err: error },
        isReadOnly(error)
          ? 'the database is read-only: until it takes writes, calls fail and /readyz is 503'
          : 'the disk of the database is full: until there is space, writes fail and /readyz is 503',
      ),
  });
  warnOfReadableFolder(env.DATA_DIR, log);
  for (const warning of listWarnings(env, database.dialect)) log.warn(warning);
  let isStopping = false;
  const threads = openThreadPool({
    onError: (error) => {
      // Terminated workers emit an error; ignore it during shutdown.
      if (!isStopping) log.error({ err: error }, 'a thread failed');
    },
  });
  let work = noBackgroundWork;
  let localUrl = '';

  const context = await prepareAppContext({
    env,
    database,
    sessionSecret,
    publicUrl: () => env.PUBLIC_URL ?? localUrl,
    openCompute: threads.computeWith,
    render: threads.render,
    wakeOutbox: () => work.wake(),
  });
  await ensureConfiguredAdmin(context, log);
  const app =
    env.ROLE === 'worker'
      ? await buildProbes({ context, log, isStopping: () => isStopping })
      : await buildApp({
          context,
          sessionSecret,
          log,
          isStopping: () => isStopping,
          ...(existsSync(webRoot) ? { webRoot } : {}),
        });
  await app.listen({ port: env.PORT, host: env.HOST });
  localUrl = toLocalUrl(env.HOST, app.server.address() as AddressInfo);
  if (env.ROLE !== 'web') work = await startWork(context, log);
  const stopFollowing = followCatalogue({ db: database.db, log, context });

  return {
    url: localUrl,
    warmUp: async () => {
      const { AVAILABLE_TIERS: open, ROLE: role } = env;
      if (role === 'worker') return;
      try {
        // All threads are idle, so each takes one.
        await Promise.all(Array.from({ length: threads.size }, () => context.compute.warmUp(open)));
      } catch (error) {
        if (isStopping) return;
        log.error({ err: error }, 'warm-up failed; the first submission will be slower');
      }
    },
    stop: async () => {
      isStopping = true;
      const deadline = setTimeout(() => {
        log.fatal(`could not stop within ${limits.allMs} ms of the signal: giving up`);
        exit(1);
      }, limits.allMs).unref();
      context.mailServer?.close();
      await Promise.all([closeWithin(app, limits), work.stop(), stopFollowing()]);
      await Promise.all([threads.close(), database.close()]);
      clearTimeout(deadline);
    },
  };
}

// The folder holds sessions, addresses and answers.
function warnOfReadableFolder(dataDir: string, log: Logger): void {
  const { mode } = statSync(dataDir, { throwIfNoEntry: false }) ?? { mode: 0 };
  if ((mode & 0o077) === 0) return;
  const octal = (mode & 0o777).toString(8);
  log.warn(`other users of this machine can open DATA_DIR (mode ${octal}): it should be 700`);
}

// Goes on serving for a moment, because a proxy may just be sending a request over an idle connection. Then
// accepts no new connections, lets requests finish, and closes all connections at the limit.
async function closeWithin(app: FastifyInstance, limits: StopLimits): Promise<void> {
  const { server } = app;
  const timer = setTimeout(() => server.closeAllConnections(), limits.requestsMs);
  if (await hasConnections(server)) await wait(limits.drainMs);
  // Responses that began before the signal have promised to keep their connection alive.
  const sweep = setInterval(() => server.closeIdleConnections(), limits.drainMs);
  await app.close();
  clearInterval(sweep);
  clearTimeout(timer);
}

async function hasConnections(server: FastifyInstance['server']): Promise<boolean> {
  return (await promisify(server.getConnections.bind(server))()) > 0;
}

function toLocalUrl(host: string, { port }: AddressInfo): string {
  // Wildcard addresses include the local one, and the default PUBLIC_URL says `localhost`.
  const isLocal = ['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'].includes(host);
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${isLocal ? 'localhost' : name}:${port}`;
}
