import type { Tier } from '@guildpath/contract';
import { describe, expect, test } from 'vitest';
import { pairs, permutations, range } from './puzzle-search.ts';
import { questionBank } from './question-bank.ts';

const tiers: readonly Tier[] = ['quick', 'standard'];

// Each solver finds the label of the right option from the facts of the text.
const solvers: Readonly<Record<string, () => string>> = {
  'quick-03-the-blue-lantern': () => {
    const either = [false, true];
    const worlds = either
      .flatMap((lanternBurns) => either.map((teamIsOut) => ({ lanternBurns, teamIsOut })))
      .flatMap((world) => either.map((stableIsEmpty) => ({ ...world, stableIsEmpty })))
      .filter(({ lanternBurns, teamIsOut }) => !lanternBurns || teamIsOut)
      .filter(({ teamIsOut, stableIsEmpty }) => !teamIsOut || stableIsEmpty)
      .filter(({ stableIsEmpty }) => !stableIsEmpty);
    return theOnlyTrue({
      'Lit, and a team is out': worlds.every((w) => w.lanternBurns && w.teamIsOut),
      'It could be lit or dark':
        worlds.some((w) => w.lanternBurns) && worlds.some((w) => !w.lanternBurns),
      'Dark, but a team is out': worlds.every((w) => !w.lanternBurns && w.teamIsOut),
      'Dark, and no team is out': worlds.every((w) => !w.lanternBurns && !w.teamIsOut),
    });
  },

  'quick-07-the-ferry-and-the-mule': () => {
    const member = 8 - 8 / 4;
    const passengers = [member, member, member, member, 12];
    return `${sum(passengers)} coppers`;
  },

  'quick-10-eight-hatches': () => {
    const hatches = [1, 2, 3, 4, 5, 6, 7, 8];
    // Block k is directly below hatch k, and block 0 is above all of them.
    const hoursAfter = (upper: number, lower: number, blocks: readonly number[]): number => {
      const leftOver = [
        blocks.filter((block) => block < upper),
        blocks.filter((block) => block >= upper && block < lower),
        blocks.filter((block) => block >= lower),
      ];
      return 1 + Math.max(...leftOver.map(hoursToFind));
    };
    const hoursToFind = (blocks: readonly number[]): number => {
      if (blocks.length <= 1) return 0;
      const useful = pairs(hatches).filter((pair) =>
        pair.some((hatch) => blocks.includes(hatch) && blocks.includes(hatch - 1)),
      );
      return Math.min(...useful.map(([upper, lower]) => hoursAfter(upper, lower, blocks)));
    };
    const everyBlock = [0, ...hatches];
    return theShortest({
      'First and eighth': hoursAfter(1, 8, everyBlock),
      'Second and seventh': hoursAfter(2, 7, everyBlock),
      'Third and sixth': hoursAfter(3, 6, everyBlock),
      'Fourth and fifth': hoursAfter(4, 5, everyBlock),
    });
  },

  'quick-13-a-plan-in-the-mud': () => {
    const hours = { roots: 2, stones: 3, runner: 4, wheel: 1 };
    const hourFrom8 = range(8, 18);
    for (const opening of hourFrom8) {
      const possible = hourFrom8.some((roots) =>
        hourFrom8.some(
          (stones) =>
            stones >= roots + hours.roots &&
            stones + hours.stones <= opening &&
            8 + hours.runner <= opening &&
            8 + hours.wheel <= opening,
        ),
      );
      if (possible) return atOclock(opening);
    }
    throw new Error('The gate never opens');
  },

  'standard-03-seven-lights-on-a-coin': () => {
    // Four old coins weigh as much as six new ones: an old one 6, a new one 4.
    const [paid] = range(1, 100).filter((oldCoins) => oldCoins * 6 === 30 * 4);
    return `${paid} old coins`;
  },

  'standard-06-four-ships-in-the-night': () => {
    const claims = [
      { Gannet: 1, Otter: 2 },
      { Heron: 1, Pike: 4 },
      { Pike: 3, Otter: 4 },
    ];
    const last = permutations(['Gannet', 'Heron', 'Otter', 'Pike'])
      .filter((ships) =>
        claims.every((claim) => {
          const right = Object.entries(claim).filter(([ship, place]) => ships[place - 1] === ship);
          return right.length === 1;
        }),
      )
      .map((ships) => ships[3]);
    return `The ${theOnly(last)}`;
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

  'standard-15-two-full-sledges': () => {
    const others = [80, 70, 60, 50, 30];
    const fitting = subsets(others).filter(
      (chosen) => 110 + sum(chosen) <= 200 && sum(others) - sum(chosen) <= 200,
    );
    return theOnly(fitting)
      .map((pounds, i) => (i === 0 ? `The ${pounds}` : `the ${pounds}`))
      .join(' and ');
  },

  'standard-20-goat-and-kettle': () => {
    const beside = (row: readonly string[], one: string, two: string) =>
      Math.abs(row.indexOf(one) - row.indexOf(two)) === 1;
    const middles = permutations(['Bell', 'Crow', 'Goat', 'Kettle', 'Monk'])
      .filter((row) => [row[0], row[4]].includes('Goat') && [row[0], row[4]].includes('Kettle'))
      .filter((row) => beside(row, 'Goat', 'Crow') && !beside(row, 'Kettle', 'Bell'))
      .map((row) => row[2]);
    return `The ${[...new Set(middles)].toSorted().join(' or the ')}`;
  },

  'standard-24-knocking': () => {
    let rock = 90 - 5 * 6;
    let days = 0;
    while (rock > 0) {
      rock -= 6 + 4;
      days += 1;
    }
    return theOnlyTrue({
      'Six days': days === 6,
      'Nine days': days === 9,
      'Twelve days': days === 12,
      'Fifteen days': days === 15,
    });
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

  test('range from easy to hard', () => {
    const difficulties = puzzles.map(({ key }) => key.difficulty ?? Number.NaN);
    for (const difficulty of difficulties) expect(Math.abs(difficulty)).toBeLessThanOrEqual(1.5);
    expect(new Set(difficulties).size).toBe(difficulties.length);
    expect(Math.min(...difficulties)).toBeLessThanOrEqual(-0.8);
    expect(Math.max(...difficulties)).toBeGreaterThanOrEqual(0.8);
  });
});

function subsets<Value>([first, ...others]: readonly Value[]): Value[][] {
  if (first === undefined) return [[]];
  const withoutFirst = subsets(others);
  return [...withoutFirst.map((set) => [first, ...set]), ...withoutFirst];
}

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

function theShortest(hours: Readonly<Record<string, number>>): string {
  const least = Math.min(...Object.values(hours));
  return theOnly(Object.keys(hours).filter((choice) => hours[choice] === least));
}

function atOclock(hour: number): string {
  const names: Readonly<Record<number, string>> = {
    12: 'At noon',
    13: "At one o'clock",
    14: "At two o'clock",
    18: "At six o'clock",
  };
  return names[hour] ?? `At ${hour}`;
}
