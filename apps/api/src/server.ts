import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '@guildpath/db';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { buildApp, buildProbes } from './app.ts';
import { prepareAppContext } from './app-context.ts';
import { followEdition } from './catalogue/follow-edition.ts';
import { followDatabaseClock } from './config/clock.ts';
import type { Env } from './config/env.ts';
import { listWarnings } from './config/list-warnings.ts';
import { findOrMakeSessionSecret } from './config/session-secret.ts';
import { noWork, startWork } from './jobs/start-work.ts';
import { logSettings } from './observability/log.ts';
import { openThreadPool } from './threads/thread-pool.ts';

export interface Server {
  /** Where a browser on this machine reaches it. */
  readonly url: string;
  /** Prepares for the first submission, which takes a while: to be called once the server is ready. */
  readonly warmUp: () => Promise<void>;
  /** Finishes what is under way and closes everything; ends the process when that takes too long. */
  readonly stop: () => Promise<void>;
}

interface StopLimits {
  /** Limits the whole stop, database and mail server included; supervisors kill after 30 seconds. */
  readonly allMs: number;
  /** Limits the requests under way. */
  readonly requestsMs: number;
  /** Keeps an idle connection open for a moment: a proxy may have just picked it for a request. */
  readonly idleMs: number;
}

export const stopLimits: StopLimits = { allMs: 18_000, requestsMs: 10_000, idleMs: 1_000 };

interface ServerOptions {
  /** Standard error by default. */
  readonly log?: Logger;
  readonly limits?: StopLimits;
  /** Called when a stop takes too long: ends the process by default. */
  readonly exit?: (code: number) => void;
}

/** Opens the database, serves the site and sends what the outbox holds, as far as the process's role goes. */
export async function startServer(
  env: Env,
  webRoot: string,
  {
    log = pino(logSettings(env.LOG_LEVEL), pino.destination(2)),
    limits = stopLimits,
    exit = (code) => process.exit(code),
  }: ServerOptions = {},
): Promise<Server> {
  const sessionSecret = env.SESSION_SECRET ?? findOrMakeSessionSecret(env.DATA_DIR);
  const database = await openDatabase({
    url: env.DATABASE_URL,
    onConnectionLost: (error) => log.warn({ err: error }, 'a database connection was lost'),
    onDiskFull: (error) =>
      log.error(
        { err: error },
        'the disk of the database is full: nothing can be stored, and /readyz is 503, until there is space',
      ),
  });
  warnOfOpenFolder(env.DATA_DIR, log);
  for (const warning of listWarnings(env, database.dialect)) log.warn(warning);
  let isStopping = false;
  const threads = openThreadPool({
    onError: (error) => {
      // Terminated workers emit an error; ignore it during shutdown.
      if (!isStopping) log.error({ err: error }, 'a thread failed');
    },
  });
  let work = noWork;
  let localUrl = '';

  const clock = await followDatabaseClock({
    database,
    onError: (error) => log.warn({ err: error }, 'the database was not asked for the time'),
  });
  const context = await prepareAppContext({
    now: clock.now,
    env,
    database,
    sessionSecret,
    log,
    publicUrl: () => env.PUBLIC_URL ?? localUrl,
    openCompute: threads.computeWith,
    render: threads.render,
    wakeOutbox: () => work.wake(),
  });
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
  // Fastify logs each address and has no option against it; the ready line on standard output says where to go.
  log.level = 'silent';
  await app.listen({ port: env.PORT, host: env.HOST });
  log.level = env.LOG_LEVEL;
  localUrl = toLocalUrl(env.HOST, app.server.address() as AddressInfo);
  if (env.ROLE !== 'web') work = await startWork(context, log);
  const stopFollowing = followEdition({ db: database.db, listen: database.listen, log, context });

  return {
    url: localUrl,
    warmUp: async () => {
      const { AVAILABLE_TIERS: open, ROLE: role } = env;
      if (role === 'worker') return;
      try {
        // All threads are idle now, so each takes one.
        await Promise.all(Array.from({ length: threads.size }, () => context.compute.warmUp(open)));
      } catch (error) {
        if (isStopping) return;
        log.error({ err: error }, 'not warmed up; the first submission prepares what it needs');
      }
    },
    stop: async () => {
      isStopping = true;
      const deadline = setTimeout(() => {
        log.fatal(`not everything ended within ${limits.allMs} ms after the signal: giving up`);
        exit(1);
      }, limits.allMs).unref();
      clock.stop();
      await Promise.all([closeWithin(app, limits), work.stop(), stopFollowing()]);
      await Promise.all([threads.close(), database.close()]);
      clearTimeout(deadline);
    },
  };
}

/** The folder holds sessions, addresses and answers. One that this server made is open to its owner alone. */
function warnOfOpenFolder(dataDir: string, log: Logger): void {
  const { mode } = statSync(dataDir, { throwIfNoEntry: false }) ?? { mode: 0 };
  if ((mode & 0o077) === 0) return;
  const shown = (mode & 0o777).toString(8);
  log.warn(`other users of this machine can open DATA_DIR (mode ${shown}): it should be 700`);
}

/**
 * Takes no new connections, finishes the requests under way, and closes connections without one a moment later. Those that
 * are still open when requests have had their time, used or not, are closed.
 */
async function closeWithin(app: FastifyInstance, limits: StopLimits): Promise<void> {
  const { server } = app;
  const timer = setTimeout(() => server.closeAllConnections(), limits.requestsMs);
  // Connections that the kernel has made already are taken over before the listener goes: they would be reset with it.
  await nextTurn();
  // The close of an HTTP server, which Fastify calls, would close idle connections at the same moment.
  NetServer.prototype.close.call(server);
  await Promise.race([once(server, 'close'), wait(limits.idleMs, undefined, { ref: false })]);
  // An answer that had begun before the signal promised to keep its connection.
  const sweep = setInterval(() => server.closeIdleConnections(), limits.idleMs);
  await app.close();
  clearInterval(sweep);
  clearTimeout(timer);
}

/** Every address of the machine includes the local one, and `localhost` is what PUBLIC_URL says by default. */
function toLocalUrl(host: string, { port }: AddressInfo): string {
  const isLocal = ['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'].includes(host);
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${isLocal ? 'localhost' : name}:${port}`;
}
