// Every call of the API in databases of a growing size: what takes longer the more users there are?
// `pnpm bench:growth [rows…]`, by default 1000 100000 1000000; some minutes and 10 GB.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Dialect } from '@guildpath/db';
import { openThrowawayDatabase } from '@guildpath/db/bench/throwaway-database';
import { listCalls, type MeasuredCall } from './calls.ts';
import { openFilledSite } from './site.ts';

const rounds = 15;
const roundsOfHolding = 5;
/** What takes longer than so many times as long as in the smallest database grows, unless the difference is noise. */
const growsFrom = 2;
const noticeableMs = 3;

const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1e3, 1e5, 1e6];
for (const dialect of ['sqlite', 'postgres'] as const) await bench(dialect);

/** The sizes take turns, so that whatever else the machine does slows all of them alike. */
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
  /** The longest turn of the event loop, of administrators' calls. */
  readonly heldMs: number | undefined;
}

async function measure(calls: readonly MeasuredCall[], dialect: Dialect): Promise<Figure[]> {
  const times = calls.map((): number[] => []);
  const statuses: number[] = [];
  // The first round fills caches and compiles.
  for (let round = 0; round <= (calls[0]?.rounds ?? rounds); round += 1) {
    for (const [index, { prepare }] of calls.entries()) {
      const { by, call } = await prepare(round);
      const cpuBefore = process.cpuUsage();
      const answer = await by.call(call);
      const cpu = process.cpuUsage(cpuBefore);
      if (answer.status >= 500) throw new Error(`${call.url}: ${answer.body}`);
      statuses[index] = answer.status;
      // SQLite works in this process: its time is that of the processor, however busy the machine is.
      const ms = dialect === 'sqlite' ? (cpu.user + cpu.system) / 1000 : answer.ms;
      if (round > 0) times[index]?.push(ms);
    }
  }
  const figures: Figure[] = [];
  for (const [index, call] of calls.entries()) {
    const heldMs = call.access === 'admin' ? await holding(call) : undefined;
    figures.push({ status: statuses[index] ?? 0, ms: medianOf(times[index] ?? []), heldMs });
  }
  return figures;
}

/** The median of the longest turns of the event loop, in milliseconds. */
async function holding({ prepare }: MeasuredCall): Promise<number> {
  const turns: number[] = [];
  for (let round = 0; round < roundsOfHolding; round += 1) {
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
  const what = dialect === 'sqlite' ? 'milliseconds of the processor' : 'milliseconds that passed';
  const columns = sizes.map((size) => size.toLocaleString('en').padStart(11)).join('');
  console.log(`\n${dialect}: ${what}, median of ${rounds} calls`);
  console.log(`${'users and results'.padEnd(44)}${columns}   ratio  loop held`);
}

function printFigures({ name, bound }: MeasuredCall, figures: readonly Figure[]): void {
  const [first, last] = [figures.at(0), figures.at(-1)];
  if (!first || !last) return;
  const ratio = last.ms / first.ms;
  const isLonger = ratio > growsFrom && last.ms - first.ms > noticeableMs;
  const columns = figures.map(({ ms }) => ms.toFixed(2).padStart(11)).join('');
  const held = last.heldMs === undefined ? '' : `${last.heldMs.toFixed(1)} ms`;
  const verdict = isLonger ? `  ${bound ? `bounded: ${bound}` : 'GROWS'}` : '';
  console.log(
    `${name.padEnd(40)} ${last.status}${columns}${ratio.toFixed(1).padStart(8)}${held.padStart(11)}${verdict}`,
  );
}
