import { performance } from 'node:perf_hooks';
import type { Dialect, OpenDatabase } from '@guildpath/db';
import { fill } from '@guildpath/db/bench/fill';
import type { FastifyInstance } from 'fastify';
import { createPasswordHasher } from '../../src/adapters/password-hasher.ts';
import { buildApp } from '../../src/app.ts';
import { prepareAppContext } from '../../src/app-context.ts';
import { loadEnv } from '../../src/config/env.ts';
import { renderHere } from '../../src/threads/render-tasks.tsx';
import type { AppContext } from '../../src/trpc/context.ts';

const sessionSecret = 'a secret for benches, long enough';
export const admin = { identifier: 'root@example.org', password: 'a good password' };

export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly ms: number;
}

export interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly body?: object;
}

/** Has cookies of its own. */
export interface Visitor {
  readonly call: (call: Call) => Promise<Answer>;
}

export interface FilledSite {
  readonly dialect: Dialect;
  readonly app: FastifyInstance;
  readonly context: AppContext;
  readonly visit: () => Visitor;
}

/** Opens the production app on a filled database. Passwords are hashed at low cost. */
export async function openFilledSite(database: OpenDatabase, count: number): Promise<FilledSite> {
  const env = {
    RATE_LIMIT: 'off',
    AVAILABLE_TIERS: 'quick,standard,epic',
    ADMIN_EMAIL: admin.identifier,
    ADMIN_PASSWORD: admin.password,
  };
  const context = await prepareAppContext({
    env: loadEnv(env, '/nowhere'),
    database,
    sessionSecret,
    passwords: await createPasswordHasher({ memoryCost: 8, timeCost: 1, parallelism: 1 }),
    publicUrl: () => 'http://localhost:3000',
    render: renderHere,
    wakeOutbox: () => undefined,
  });
  await fill(database, count, new Date());
  // Filling SQLite blocks this process, which would then count as overloaded.
  const app = await buildApp({ context, sessionSecret, watchesEventLoop: false });
  return { dialect: database.dialect, app, context, visit: () => openVisitor(app) };
}

function openVisitor(app: FastifyInstance): Visitor {
  const cookies: Record<string, string> = {};
  const call = async ({ method, url, body }: Call): Promise<Answer> => {
    const startedAt = performance.now();
    const response = await app.inject({
      method,
      url: `/api${url}`,
      cookies,
      ...(body ? { payload: body } : {}),
    });
    const ms = performance.now() - startedAt;
    for (const { name, value } of response.cookies) cookies[name] = value;
    return { status: response.statusCode, body: response.body, ms };
  };
  return { call };
}
