// Calls everything in the API in databases of several sizes, and flags what takes longer with more users.
// `pnpm bench:growth [rows…]`, by default 1000 100000 1000000; takes some minutes and 10 GB.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Dialect } from '@guildpath/db';
import { openThrowawayDatabase } from '@guildpath/db/bench/throwaway-database';
import { listCalls, type MeasuredCall } from './calls.ts';
import { openFilledSite } from './site.ts';

const rounds = 15;
const blockingRounds = 5;
/** A call grows when its time exceeds that in the smallest database by this ratio, and by more than noise. */
const maxRatio = 2;
const noiseMs = 3;

const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1e3, 1e5, 1e6];
for (const dialect of ['sqlite', 'postgres'] as const) await bench(dialect);

// The sizes take turns, so that other load on the machine slows all of them alike.
async function bench(dialect: Dialect): Promise<void> {
  const closing: (() => Promise<void>)[] = [];
  try {
    const callsBySize: (readonly MeasuredCall[])[] = [];
    for (const size of sizes) {
      const startedAt = performance.now();
      const database = await openThrowawayDatabase(dialect);
      closing.push(database.remove);
      const site = await openFilledSite(database, size);
      closing.push(() => site.app.close());
      callsBySize.push(await listCalls(site, size));
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
      console.log(`${dialect}: ${size.toLocaleString('en')} users and results in ${seconds} s`);
    }
    printHead(dialect);
    for (const [index, call] of (callsBySize[0] ?? []).entries()) {
      const calls = callsBySize.flatMap((all) => all[index] ?? []);
      printFigures(call, await measure(calls, dialect));
    }
  } finally {
    for (const close of closing.reverse()) await close();
  }
}

interface Figure {
  readonly status: number;
  readonly ms: number;
  /** The longest turn of the event loop; measured for administrators' calls only. */
  readonly blockedMs: number | undefined;
}

async function measure(calls: readonly MeasuredCall[], dialect: Dialect): Promise<Figure[]> {
  const times = calls.map((): number[] => []);
  const statuses: number[] = [];
  // The first round warms up.
  for (let round = 0; round <= (calls[0]?.rounds ?? rounds); round += 1) {
    for (const [index, { prepare }] of calls.entries()) {
      const { by, call } = await prepare(round);
      const cpuBefore = process.cpuUsage();
      const answer = await by.call(call);
      const cpu = process.cpuUsage(cpuBefore);
      if (answer.status >= 500) throw new Error(`${call.url}: ${answer.body}`);
      statuses[index] = answer.status;
      // SQLite runs in this process, so its CPU time does not depend on other load.
      const ms = dialect === 'sqlite' ? (cpu.user + cpu.system) / 1000 : answer.ms;
      if (round > 0) times[index]?.push(ms);
    }
  }
  const figures: Figure[] = [];
  for (const [index, call] of calls.entries()) {
    const blockedMs = call.access === 'admin' ? await measureBlocking(call) : undefined;
    figures.push({ status: statuses[index] ?? 0, ms: medianOf(times[index] ?? []), blockedMs });
  }
  return figures;
}

async function measureBlocking({ prepare }: MeasuredCall): Promise<number> {
  const turns: number[] = [];
  for (let round = 0; round < blockingRounds; round += 1) {
    const { by, call } = await prepare(round);
    turns.push(await longestTurn(() => by.call(call)));
  }
  return medianOf(turns);
}

async function longestTurn(run: () => Promise<unknown>): Promise<number> {
  let isRunning = true;
  let longest = 0;
  const watch = async () => {
    let turnedAt = performance.now();
    while (isRunning) {
      await nextTurn();
      const now = performance.now();
      longest = Math.max(longest, now - turnedAt);
      turnedAt = now;
    }
  };
  const watching = watch();
  await nextTurn();
  await run();
  isRunning = false;
  await watching;
  return longest;
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function printHead(dialect: Dialect): void {
  const what = dialect === 'sqlite' ? 'CPU time in ms' : 'elapsed time in ms';
  const columns = sizes.map((size) => size.toLocaleString('en').padStart(11)).join('');
  console.log(`\n${dialect}: ${what}, median of ${rounds} calls`);
  console.log(`${'users and results'.padEnd(44)}${columns}   ratio    blocked`);
}

function printFigures({ name, bound }: MeasuredCall, figures: readonly Figure[]): void {
  const [first, last] = [figures.at(0), figures.at(-1)];
  if (!first || !last) return;
  const ratio = last.ms / first.ms;
  const isLonger = ratio > maxRatio && last.ms - first.ms > noiseMs;
  const columns = figures.map(({ ms }) => ms.toFixed(2).padStart(11)).join('');
  const blocked = last.blockedMs === undefined ? '' : `${last.blockedMs.toFixed(1)} ms`;
  const remark = isLonger ? `  ${bound ? `bounded: ${bound}` : 'GROWS'}` : '';
  console.log(
    `${name.padEnd(40)} ${last.status}${columns}${ratio.toFixed(1).padStart(8)}${blocked.padStart(11)}${remark}`,
  );
}
