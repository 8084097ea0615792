import type { OpenDatabase } from '@guildpath/db';
import { openTestDatabase } from '@guildpath/db/testing';
import type { FastifyBaseLogger, FastifyInstance, InjectOptions } from 'fastify';
import { beforeAll, onTestFinished } from 'vitest';
import { createAiNarrator } from '../adapters/ai-narrator.ts';
import type { Mail, Mailer } from '../adapters/mail/mailer.ts';
import { createPasswordHasher } from '../adapters/password-hasher.ts';
import { buildApp } from '../app.ts';
import { prepareAppContext } from '../app-context.ts';
import { type Catalogue, loadCatalogue } from '../catalogue/catalogue.ts';
import { loadEnv } from '../config/env.ts';
import { createMailHandlers, isLastTrace } from '../mail/mail-handlers.ts';
import { createNarrativeHandlers } from '../narrative/rewrite-narrative.ts';
import { processDueJobs, type WorkerOptions } from '../outbox/outbox-worker.ts';
import { createCardDrawer, type DrawCard } from '../pictures/draw-card.ts';
import { renderHere } from '../rendering/render-tasks.tsx';
import type { AppContext } from '../trpc/context.ts';

export const publicUrl = 'http://localhost:3000';

const sessionSecret = 'a secret for tests, long enough';

const narrativesAtOnce = 4;

/** As little as argon2 takes: what production pays is tested with the hasher itself. */
const hashingCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export interface TestSiteOptions {
  /** By default a seeded SQLite file of its own, closed with the site. */
  readonly database?: OpenDatabase;
  /** On top of an empty environment without rate limits. */
  readonly env?: Readonly<Record<string, string>>;
  /** Instead of the mailbox that `mails` shows. */
  readonly mailer?: Mailer;
  /** Where a file mailer writes; nothing is there by default. */
  readonly mailFolder?: string;
  /** Where server and outbox log; nowhere when absent. */
  readonly log?: FastifyBaseLogger;
  /** Instead of drawing for real. */
  readonly drawCard?: DrawCard;
  /** The folder of a built web app; none when absent. */
  readonly webRoot?: string;
  /** Instead of what the AI endpoint is allowed in production. */
  readonly ai?: { readonly timeLimitMs: number };
}

/** The production app over a real database, with a clock to set and a mailbox to read. */
export interface TestSite {
  readonly app: FastifyInstance;
  readonly context: AppContext;
  readonly mails: readonly Mail[];
  /** Does what the outbox holds and is due. */
  readonly deliverMail: () => Promise<void>;
  /** Has the texts written that wait in the outbox, where an AI endpoint is configured, four at once. */
  readonly writeNarratives: () => Promise<void>;
  /** Ends the work at the outbox, as the server does when it stops. */
  readonly stop: () => void;
  readonly passTime: (ms: number) => void;
  /** A browser of its own, with its own cookies. */
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
  readonly delete: (url: string, headers?: Record<string, string>) => Promise<TestAnswer>;
  /** The cookies as the browser would send them. */
  readonly cookies: () => Readonly<Record<string, string>>;
}

/** Opens a site that closes with the test. */
export async function openTestSite(options?: TestSiteOptions): Promise<TestSite> {
  const { close, ...site } = await buildTestSite(options);
  onTestFinished(close);
  return site;
}

/** One site for all tests of a suite, for those that leave nothing behind that another one could notice. */
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
    ...(log ? { log } : {}),
    now,
  });
  const app = await buildApp({
    context,
    sessionSecret,
    // It is the tests' own: a slow machine is no failure.
    watchesEventLoop: false,
    ...(log ? { log } : {}),
    ...(webRoot ? { webRoot } : {}),
  });

  const mailbox: Mailer = { send: async (mail) => void mails.push(mail), close: () => undefined };
  const stopping = new AbortController();
  let mailHandlers: ReturnType<typeof createMailHandlers> | undefined;
  let narrator: ReturnType<typeof createAiNarrator> | undefined;
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const work = (handlers: WorkerOptions['handlers'], concurrency = 1) =>
    processDueJobs(
      { db: context.db, now, log: log ?? silent, handlers, isLastTrace, concurrency },
      () => stopping.signal.aborted,
    );
  return {
    app,
    context,
    mails,
    deliverMail: () => {
      mailHandlers ??= createMailHandlers({
        ...context,
        mailer: mailer ?? mailbox,
        log: log ?? silent,
        mailFolder,
      });
      return work(mailHandlers);
    },
    writeNarratives: async () => {
      narrator ??= createAiNarrator({ ...requireAi(context), ...ai });
      const handlers = createNarrativeHandlers({
        context,
        log: log ?? silent,
        narrator: await narrator,
        stopping: stopping.signal,
      });
      await work(handlers, narrativesAtOnce);
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

/** Each picture once for all sites of this worker: it takes longer than most tests. */
const drawCardOnce = createCardDrawer(renderHere);

/** The catalogue of every copy of the seeded template: read once for all sites of this worker. */
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
    delete: (url, headers = {}) => request({ method: 'DELETE', url, headers }),
    cookies: () => Object.fromEntries(jar),
  };
}

/** The token of the sign-in link in a mail. */
export function tokenIn({ text }: Mail): string {
  const token = /\/login\?token=([\w-]+)/.exec(text)?.[1];
  if (!token) throw new Error('The mail carries no sign-in link.');
  return token;
}

function requireAi({ env }: AppContext) {
  if (!env.ai) throw new Error('This test site has no AI endpoint.');
  return env.ai;
}
