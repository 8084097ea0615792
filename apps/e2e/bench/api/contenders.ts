import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { startSite } from '../../src/site/start-site.ts';
import { administrator, administratorSettings } from '../../src/steps/visitors.ts';
import type { YardstickSettings } from './yardstick-server.ts';

/** A server under measurement. */
export interface Contender {
  readonly url: string;
  readonly processId: number;
  readonly stop: () => Promise<void>;
}

/** The built product, with an administrator who has a result and a cookie to read it with. */
export interface Product extends Contender {
  readonly cookie: string;
  readonly resultId: string;
  /** Complete responses to the Quick Quest. */
  readonly responses: readonly object[];
}

/** Starts the product as an operator does, on SQLite when there is no address of a database. */
export async function startProduct(databaseUrl: string | undefined): Promise<Product> {
  const site = await startSite({
    ...administratorSettings,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
  const { url, processId } = site;
  const questions = (await read(`${url}/api/assessment/questions/quick`)) as {
    readonly id: string;
    readonly type: string;
  }[];
  const responses = questions.map(({ id, type }, index) => ({
    questionId: id,
    questionType: type,
    selectedOption: 'abcd'.charAt((index * 7 + 2) % 4),
  }));
  const { email, password } = administrator;
  const login = await post(`${url}/api/auth/login`, { identifier: email, password });
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const submission = await post(
    `${url}/api/assessment/submit`,
    { assessmentType: 'quick', responses },
    cookie,
  );
  const { assessmentResultId } = (await submission.json()) as { assessmentResultId: string };
  return { url, processId, cookie, resultId: assessmentResultId, responses, stop: site.dispose };
}

/** Starts the bare Fastify beside it, which answers the same bytes as the product. */
export async function startYardstick(product: Product, database: string): Promise<Contender> {
  const { url, cookie, resultId } = product;
  const settings: YardstickSettings = {
    database,
    questions: JSON.stringify(await read(`${url}/api/assessment/questions/quick`)),
    results: JSON.stringify(await read(`${url}/api/results/${resultId}`, cookie)),
  };
  const script = path.join(import.meta.dirname, 'yardstick-server.ts');
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const child = spawn(
    process.execPath,
    ['--import', tsx, script, JSON.stringify(settings)],
    // As the product runs.
    {
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  const exited = once(child, 'exit');
  const line = await createInterface(child.stdout)[Symbol.asyncIterator]().next();
  if (line.done || child.pid === undefined) throw new Error('The yardstick did not start.');
  return {
    url: line.value,
    processId: child.pid,
    stop: async () => {
      child.stdin.end();
      await exited;
    },
  };
}

async function read(url: string, cookie = ''): Promise<unknown> {
  const response = await fetch(url, { headers: { cookie } });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
}

async function post(url: string, body: object, cookie = ''): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response;
}
