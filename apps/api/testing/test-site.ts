import path from 'node:path';
import type { OpenDatabase } from '@guildpath/db';
import { openTestDatabase } from '@guildpath/db/testing';
import type { Catalogue } from '@guildpath/results';
import type { FastifyBaseLogger, FastifyInstance, InjectOptions } from 'fastify';
import { beforeAll, onTestFinished } from 'vitest';
import { ensureConfiguredAdmin } from '../src/accounts/ensure-admin.ts';
import { createAiNarrator } from '../src/adapters/ai/ai-narrator.ts';
import type { Mail, Mailer } from '../src/adapters/mail/mailer.ts';
import { createPasswordHasher } from '../src/adapters/password-hasher.ts';
import { createCardDrawer, type DrawCard } from '../src/adapters/pictures/draw-card.ts';
import { drawPicture } from '../src/adapters/pictures/draw-picture.ts';
import { buildApp } from '../src/app.ts';
import { loadCatalogue } from '../src/catalogue/load-catalogue.ts';
import { loadEnv } from '../src/config/env.ts';
import { type AppContext, prepareAppContext } from '../src/context.ts';
import { createMailHandlers } from '../src/jobs/mail/mail-handlers.ts';
import { createNarrativeHandler } from '../src/jobs/narrative/rewrite-narrative.ts';
import type { JobHandler } from '../src/jobs/outbox/job-handler.ts';
import { processDueJobs } from '../src/jobs/outbox/testing/process-due-jobs.ts';
import { toNarratorReports } from '../src/jobs/start-work.ts';
import { renderHere } from '../src/threads/render-tasks.tsx';

export const publicUrl = 'http://localhost:3000';

const sessionSecret = 'a secret for tests, long enough';

/** The minimum that argon2 accepts. The tests of the hasher check the production cost. */
const hashingCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export interface TestSiteOptions {
  /** Default: a seeded SQLite file, closed with the site. */
  readonly database?: OpenDatabase;
  /** Added to an empty environment without rate limits. */
  readonly env?: Readonly<Record<string, string>>;
  /** Default: a mailbox that `mails` shows. */
  readonly mailer?: Mailer;
  /** The folder of a file mailer. Default: none. */
  readonly mailFolder?: string;
  /** Default: no log. */
  readonly log?: FastifyBaseLogger;
  /** Default: draws real pictures. */
  readonly drawCard?: DrawCard;
  /** The folder of a built web app. Default: none. */
  readonly webRoot?: string;
  /** Default: false, because a site opens faster without the page. */
  readonly hasApiPage?: boolean;
  /** Default: the limits of production. */
  readonly ai?: { readonly timeLimitMs: number };
}

/** Runs the production app on a real database, with a fake clock and a mailbox. */
export interface TestSite {
  readonly app: FastifyInstance;
  readonly context: AppContext;
  /** The DATA_DIR of the default database. */
  readonly dataDir: string;
  readonly mails: readonly Mail[];
  /** Processes the mail jobs that are due. */
  readonly deliverMail: () => Promise<void>;
  /** Processes the narrative jobs that are due, four at a time. Needs an AI endpoint. */
  readonly writeNarratives: () => Promise<void>;
  /** Stops processing jobs, like a server that stops. */
  readonly stop: () => void;
  readonly passTime: (ms: number) => void;
  /** Opens a browser with its own cookies. */
  readonly browse: () => TestBrowser;
}

export interface TestAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface TestBrowser {
  readonly get: (url: string, headers?: Record<string, string>) => Promise<TestAnswer>;
  readonly post: (
    url: string,
    body?: object,
    headers?: Record<string, string>,
  ) => Promise<TestAnswer>;
  readonly put: (url: string, body: object) => Promise<TestAnswer>;
  readonly patch: (url: string, body: object) => Promise<TestAnswer>;
  readonly delete: (url: string, headers?: Record<string, string>) => Promise<TestAnswer>;
  readonly cookies: () => Readonly<Record<string, string>>;
}

/** Opens a site that closes with the test. */
export async function openTestSite(options?: TestSiteOptions): Promise<TestSite> {
  const { close, ...site } = await buildTestSite(options);
  onTestFinished(close);
  return site;
}

/** Opens one site for all tests of a suite. They must not leave anything behind that another test notices. */
export function shareTestSite(options?: TestSiteOptions): () => TestSite {
  let shared: TestSite | undefined;
  beforeAll(async () => {
    const { close, ...site } = await buildTestSite(options);
    shared = site;
    return close;
  });
  return () => {
    if (!shared) throw new Error('The site opens with the first test of its suite.');
    return shared;
  };
}

async function buildTestSite({
  database,
  env,
  mailer,
  log,
  drawCard,
  webRoot,
  ai,
  mailFolder = '/nowhere',
  hasApiPage = false,
}: TestSiteOptions = {}): Promise<TestSite & { readonly close: () => Promise<void> }> {
  const mails: Mail[] = [];
  let timeMs = Date.now();
  const now = () => new Date(timeMs);
  const opened = database ?? (await openTestDatabase('sqlite'));
  const context = await prepareAppContext({
    database: opened,
    ...(database ? {} : { catalogue: await readSeededCatalogue(opened) }),
    env: loadEnv({ RATE_LIMIT: 'off', ...env }, '/nowhere'),
    passwords: await createPasswordHasher(hashingCost),
    drawCard: drawCard ?? drawCardOnce,
    sessionSecret,
    publicUrl: () => env?.PUBLIC_URL ?? publicUrl,
    wakeOutbox: () => undefined,
    render: renderHere,
    now,
  });
  await ensureConfiguredAdmin(context, log);
  const app = await buildApp({
    context,
    sessionSecret,
    // A slow machine must not fail a test.
    watchesEventLoop: false,
    hasApiPage,
    ...(log ? { log } : {}),
    ...(webRoot ? { webRoot } : {}),
  });

  const mailbox: Mailer = { send: async (mail) => void mails.push(mail), close: () => undefined };
  const stopping = new AbortController();
  let mailHandlers: ReturnType<typeof createMailHandlers> | undefined;
  let narrator: ReturnType<typeof createAiNarrator> | undefined;
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const work = (handler: JobHandler) =>
    processDueJobs(
      { db: context.db, now, log: log ?? silent, handler },
      () => stopping.signal.aborted,
    );
  return {
    app,
    context,
    dataDir: 'url' in opened ? path.dirname(String(opened.url)) : '/nowhere',
    mails,
    deliverMail: async () => {
      mailHandlers ??= createMailHandlers({
        ...context,
        mailer: mailer ?? mailbox,
        log: log ?? silent,
        mailFolder,
      });
      for (const handler of mailHandlers) await work({ ...handler, concurrency: 1 });
    },
    writeNarratives: async () => {
      narrator ??= createAiNarrator({
        ...requireAi(context),
        ...toNarratorReports(context, log ?? silent),
        ...ai,
      });
      const handler = createNarrativeHandler({
        context,
        log: log ?? silent,
        narrator,
        stopping: stopping.signal,
      });
      await work(handler);
    },
    stop: () => stopping.abort(),
    passTime: (ms) => {
      timeMs += ms;
    },
    browse: () => openBrowser(app),
    close: async () => {
      await app.close();
      if (!database) await opened.close();
    },
  };
}

/** Shared by all sites of this worker, because drawing takes longer than most tests. */
const drawCardOnce = createCardDrawer((card) => drawPicture({ ...card, host: 'guildpath.test' }));

/** Shared by all sites of this worker, because all are copies of one seeded template. */
let seededCatalogue: Promise<Catalogue> | undefined;

function readSeededCatalogue({ db }: OpenDatabase): Promise<Catalogue> {
  seededCatalogue ??= loadCatalogue(db);
  return seededCatalogue;
}

function openBrowser(app: FastifyInstance): TestBrowser {
  const jar = new Map<string, string>();

  async function request(options: InjectOptions): Promise<TestAnswer> {
    const response = await app.inject({
      ...options,
      ...(jar.size > 0 ? { cookies: Object.fromEntries(jar) } : {}),
    });
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0 || value === '') jar.delete(name);
      else jar.set(name, value);
    }
    const isJson = response.headers['content-type']?.toString().includes('json');
    return {
      status: response.statusCode,
      body: isJson ? response.json() : response.body,
      headers: response.headers,
    };
  }

  return {
    get: (url, headers = {}) => request({ method: 'GET', url, headers }),
    post: (url, body, headers = {}) =>
      request({ method: 'POST', url, headers, ...(body ? { payload: body } : {}) }),
    put: (url, payload) => request({ method: 'PUT', url, payload }),
    patch: (url, payload) => request({ method: 'PATCH', url, payload }),
    delete: (url, headers = {}) => request({ method: 'DELETE', url, headers }),
    cookies: () => Object.fromEntries(jar),
  };
}

/** Finds the token of the sign-in link in a mail. */
export function tokenIn({ text }: Mail): string {
  const token = /\/login\?token=([\w-]+)/.exec(text)?.[1];
  if (!token) throw new Error('The mail carries no sign-in link.');
  return token;
}

function requireAi({ env }: AppContext) {
  if (!env.ai) throw new Error('This test site has no AI endpoint.');
  return env.ai;
}
