// What administrators ask on a large site: how long it takes, and along which index. `pnpm bench [rows]`
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  countResultsByTier,
  countRows,
  countStuckJobs,
  countUsersByRole,
  type Db,
  listNewestResults,
  listUsers,
  migrateToLatest,
  type OpenDatabase,
  openDatabase,
} from '../src/index.ts';
import { startPostgres } from '../src/testing/postgres-server.ts';
import { createDatabase, createTemplate, dropDatabases } from '../src/testing/test-postgres.ts';
import { explain } from './explain.ts';
import { fill } from './fill.ts';

const rowCount = Number(process.argv[2] ?? 1_000_000);
const rounds = 7;
const limit = 50;

const asked: readonly (readonly [what: string, run: (db: Db) => Promise<unknown>])[] = [
  ['users in all', (db) => countRows(db, 'users')],
  ['users by role', (db) => countUsersByRole(db)],
  ['results in all', (db) => countRows(db, 'assessment_results')],
  ['results by tier', (db) => countResultsByTier(db)],
  ['the ten newest results', (db) => listNewestResults(db, { limit: 10 })],
  ['stuck jobs', (db) => countStuckJobs(db, { createdBefore: new Date() })],
  ['the first page of users', (db) => listUsers(db, { limit, offset: 0 })],
  ['the page in the middle', (db) => listUsers(db, { limit, offset: rowCount / 2 })],
  ['a search that many match', (db) => listUsers(db, { search: 'ada', limit, offset: 0 })],
  ['a search that nobody matches', (db) => listUsers(db, { search: 'xyz', limit, offset: 0 })],
];

await benchSqlite();
await benchPostgres();

async function benchSqlite(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'guildpath-bench-'));
  const database = await openDatabase({ url: join(folder, 'guildpath.db') });
  await migrateToLatest(database);
  await bench('SQLite, time of the processor', database);
  await rm(folder, { recursive: true });
}

async function benchPostgres(): Promise<void> {
  const server = await startPostgres();
  const template = await createTemplate(server.url, () => Promise.resolve());
  const postgres = { url: server.url, template };
  const url = await createDatabase(postgres, { isMigrated: false });
  const database = await openDatabase({ url });
  await migrateToLatest(database);
  await bench('PostgreSQL, time that passed', database);
  await dropDatabases(postgres);
  await server.stop();
}

/** Closes the database. */
async function bench(name: string, database: OpenDatabase): Promise<void> {
  const count = rowCount.toLocaleString('en');
  console.log(`\n${name}: ${count} users, ${count} results, median of ${rounds} rounds\n`);
  await fill(database, rowCount);
  for (const [what, run] of asked) {
    const ms = await medianTime(database, run);
    console.log(`${what.padEnd(30)}${ms.toFixed(1).padStart(9)} ms`);
    for (const step of await explain(database, run)) console.log(`    ${step}`);
  }
  await database.close();
}

/** SQLite works in this process: its time is that of the processor, however busy the machine is. */
async function medianTime(
  { db, dialect }: OpenDatabase,
  run: (db: Db) => Promise<unknown>,
): Promise<number> {
  const now = dialect === 'sqlite' ? cpuTime : () => performance.now();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = now();
    await run(db);
    times.push(now() - startedAt);
  }
  return times.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0;
}

function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
