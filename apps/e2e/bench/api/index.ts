// Measures the API's budgets on the built product, started as an operator does, beside a bare Fastify on the same database:
// and for how long the heaviest calls hold up everybody:
//   bench:api [sqlite|postgres|event-loop] [--only=questions,submit] [--rounds=5] [--seconds=4]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '@guildpath/db/testing';
import pg from 'pg';
import { areKept, type Finding, printFindings } from '../findings.ts';
import { startProduct, startYardstick } from './contenders.ts';
import { hold, listContests } from './contests.ts';
import { measureEventLoop } from './event-loop.ts';
import { connections } from './load.ts';

const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
  },
  allowPositionals: true,
});
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
const only = values.only?.split(',');

const parts: Readonly<Record<string, () => Promise<Finding[]>>> = {
  sqlite: measureOnSqlite,
  postgres: measureOnPostgres,
  'event-loop': measureHolds,
};
const findings: Finding[] = [];
for (const name of positionals.length > 0 ? positionals : Object.keys(parts)) {
  const measure = parts[name];
  if (!measure) {
    throw new Error(`There is no ${name}: ${Object.keys(parts).join(', ')}.`);
  }
  findings.push(...(await measure()));
}
process.exitCode = areKept(findings) ? 0 : 1;

async function measureOnSqlite(): Promise<Finding[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'guildpath-bench-'));
  try {
    return await measure('SQLite', undefined, path.join(folder, 'yardstick.db'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function measureHolds(): Promise<Finding[]> {
  const found = await measureEventLoop(rounds);
  printFindings(`Event loop, ms held, ${rounds} rounds`, ['worst', 'median'], found);
  return found;
}

async function measureOnPostgres(): Promise<Finding[]> {
  const server = await startPostgres({ isDurable: true });
  try {
    return await measure(
      'PostgreSQL',
      await createDatabase(server.url, 'product'),
      await createDatabase(server.url, 'yardstick'),
    );
  } finally {
    await server.stop();
  }
}

async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`drop database if exists guildpath_bench_${name} with (force)`);
  await client.query(`create database guildpath_bench_${name}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/guildpath_bench_${name}`;
  return url.href;
}

async function measure(
  name: string,
  databaseUrl: string | undefined,
  yardstickDatabase: string,
): Promise<Finding[]> {
  const product = await startProduct(databaseUrl);
  try {
    const yardstick = await startYardstick(product, yardstickDatabase);
    try {
      const contests = listContests(product, yardstick).filter(
        ({ what }) => only?.includes(what) ?? true,
      );
      const found: Finding[] = [];
      for (const contest of contests) {
        const isJudged = databaseUrl === undefined;
        const terms = { rounds, seconds, isJudged };
        found.push(...(await hold(contest, { product, yardstick }, terms)));
      }
      const title = `${name}, ${connections} connections, median of ${rounds} rounds`;
      printFindings(title, ['bare', 'REST', 'tRPC'], found);
      return found;
    } finally {
      await yardstick.stop();
    }
  } finally {
    await product.stop();
  }
}
