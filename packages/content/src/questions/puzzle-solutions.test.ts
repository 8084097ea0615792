import type { Tier } from '@guildpath/contract';
import { describe, expect, test } from 'vitest';
import { permutations, range } from './puzzle-search.ts';
import { questionBank } from './question-bank.ts';

const tiers: readonly Tier[] = ['quick', 'standard'];

// Each solver finds the label of the right option from the facts of the text.
const solvers: Readonly<Record<string, () => string>> = {
  'quick-07-the-ferry-and-the-mule': () => {
    const member = 8 - 8 / 4;
    const passengers = [member, member, member, member, 12];
    return `${sum(passengers)} coppers`;
  },

  'standard-03-seven-lights-on-a-coin': () => {
    // Four old coins weigh as much as six new ones: an old one 6, a new one 4.
    const [paid] = range(1, 100).filter((oldCoins) => oldCoins * 6 === 30 * 4);
    return `${paid} old coins`;
  },

  'standard-12-the-sand-path': () => {
    const covered = 14 * 60;
    const ashoreAt = (start: number, loads: number): number =>
      loads === 1 ? start + 40 : ashoreAt(start + 40 + 20, loads - 1);
    const latest = Math.max(
      ...range(0, covered).filter((minute) => ashoreAt(minute, 2) <= covered),
    );
    return theOnlyTrue({
      "At twelve o'clock": latest === 12 * 60,
      'At twenty past twelve': latest === 12 * 60 + 20,
      'At twenty to one': latest === 13 * 60 - 20,
      'At twenty past one': latest === 13 * 60 + 20,
    });
  },

  'standard-20-five-stones-in-a-row': () => {
    const beside = (row: readonly string[], one: string, two: string) =>
      Math.abs(row.indexOf(one) - row.indexOf(two)) === 1;
    const middles = permutations(['Bell', 'Crow', 'Goat', 'Kettle', 'Monk'])
      .filter((row) => [row[0], row[4]].includes('Goat') && [row[0], row[4]].includes('Kettle'))
      .filter((row) => beside(row, 'Goat', 'Crow') && !beside(row, 'Kettle', 'Bell'))
      .map((row) => row[2]);
    return `The ${[...new Set(middles)].toSorted().join(' or the ')}`;
  },
};

describe.each(tiers)('the puzzles of the %s tier', (tier) => {
  const puzzles = questionBank[tier].flatMap(({ id, key, options }) =>
    key.kind === 'aptitude' ? [{ id, key, options }] : [],
  );

  test.each(puzzles)('a search finds the keyed answer to $id and no other', (puzzle) => {
    const solver = solvers[puzzle.id];
    expect(solver, 'a solver').toBeDefined();
    const answer = solver?.();
    const found = puzzle.options.filter(({ label }) => label === answer);
    expect(found.map(({ id }) => id)).toEqual([puzzle.key.correct]);
  });

  test('state their own difficulties, which differ', () => {
    const difficulties = puzzles.map(({ key }) => key.difficulty ?? Number.NaN);
    for (const difficulty of difficulties) expect(Math.abs(difficulty)).toBeLessThanOrEqual(1.5);
    expect(new Set(difficulties).size).toBe(difficulties.length);
  });
});

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function theOnly<Value>(values: readonly Value[]): Value {
  const [value] = values;
  if (value === undefined || values.length > 1) throw new Error(`${values.length} solutions`);
  return value;
}

function theOnlyTrue(statements: Readonly<Record<string, boolean>>): string {
  return theOnly(Object.keys(statements).filter((statement) => statements[statement]));
}
