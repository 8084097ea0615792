// Measures the API's budgets on the built product, started as an operator does, beside the same work done
// plainly on the same database; and how long the heaviest calls hold the event loop:
//   bench:api [sqlite|postgres|event-loop] [questions|results|submit|login]… [--rounds=5] [--seconds=4]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '@guildpath/db/testing';
import pg from 'pg';
import { apiBudgets } from '../../src/budgets.ts';
import { type Finding, printFindings, reportMissed } from '../findings.ts';
import { type ContestName, listContests, runContest, runners } from './contests.ts';
import { measureEventLoop } from './event-loop.ts';
import { connections } from './load.ts';
import { startProduct, startYardstick } from './servers.ts';

const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
  },
  allowPositionals: true,
});
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
if (!(rounds >= 1 && seconds >= 1)) throw new Error('--rounds and --seconds take numbers from 1.');

const parts: Readonly<Record<string, () => Promise<Finding[]>>> = {
  sqlite: measureOnSqlite,
  postgres: measureOnPostgres,
  'event-loop': measureHolds,
};
const contestNames = Object.keys(apiBudgets) as ContestName[];
const unknown = positionals.find((name) => !(name in parts || name in apiBudgets));
if (unknown) {
  const known = [...Object.keys(parts), ...contestNames].join(', ');
  throw new Error(`There is no ${unknown}: ${known}.`);
}
const namedContests = contestNames.filter((name) => positionals.includes(name));
const wantedContests = namedContests.length > 0 ? namedContests : contestNames;
const namedParts = positionals.filter((name) => name in parts);
const defaultParts = namedContests.length > 0 ? ['sqlite'] : Object.keys(parts);

const findings: Finding[] = [];
for (const name of namedParts.length > 0 ? namedParts : defaultParts) {
  findings.push(...((await parts[name]?.()) ?? []));
}
process.exitCode = reportMissed(findings) ? 0 : 1;

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
      const contests = listContests(product, yardstick);
      const found: Finding[] = [];
      for (const contest of wantedContests) {
        const terms = { rounds, seconds, hasBudget: databaseUrl === undefined };
        const servers = { product, yardstick };
        found.push(...(await runContest([contest, contests[contest]], servers, terms)));
      }
      const title = `${name}, ${connections} connections, median of ${rounds} rounds`;
      printFindings(title, runners, found);
      return found;
    } finally {
      await yardstick.stop();
    }
  } finally {
    await product.stop();
  }
}
