import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import type { Response as Answer } from '@guildpath/contract';
import { startSite } from '../../src/site/start-site.ts';
import { administrator, administratorSettings } from '../../src/steps/visitors.ts';
import { signIn, takeQuest } from './member.ts';
import type { YardstickFacts, YardstickSettings } from './yardstick-server.ts';

/** A running server with a member who has a result. */
export interface MeasuredServer {
  readonly url: string;
  readonly processId: number;
  /** The `Cookie` header of the member, and the id of the member's result. */
  readonly cookie: string;
  readonly resultId: string;
  readonly stop: () => Promise<void>;
}

export interface Product extends MeasuredServer {
  /** Complete responses to the Quick Quest: those that the member's result follows from. */
  readonly responses: readonly Answer[];
}

/** Starts the built product as an operator does, on SQLite when there is no address of a database. */
export async function startProduct(databaseUrl: string | undefined): Promise<Product> {
  const site = await startSite({
    ...administratorSettings,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
  const { url, processId } = site;
  const member = await signIn(url, administrator, ['quick']);
  const { cookie, responses } = member;
  const resultId = await takeQuest(member, 'quick');
  return { url, processId, cookie, resultId, responses: responses.quick, stop: site.dispose };
}

/** Starts the yardstick, whose member gave the same responses as the product's. */
export async function startYardstick(
  { responses }: Product,
  database: string,
): Promise<MeasuredServer> {
  const settings: YardstickSettings = { database, responses };
  const script = path.join(import.meta.dirname, 'yardstick-server.ts');
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const child = spawn(
    process.execPath,
    ['--import', tsx, script, JSON.stringify(settings)],
    // Fastify and its plugins run like in the product.
    { env: { ...process.env, NODE_ENV: 'production' }, stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const exited = once(child, 'exit');
  const line = await createInterface(child.stdout)[Symbol.asyncIterator]().next();
  if (line.done || child.pid === undefined) throw new Error('The yardstick did not start.');
  return {
    ...(JSON.parse(line.value) as YardstickFacts),
    processId: child.pid,
    stop: async () => {
      child.stdin.end();
      await exited;
    },
  };
}
