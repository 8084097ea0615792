import { tiers } from '@guildpath/contract';
import { expect, test } from 'vitest';
import { questionBank } from './question-bank.ts';

/** Works out every label that fits the facts of the scenario. */
type Solver = (scenario: string) => readonly string[];

const solvers: Readonly<Record<string, Solver>> = {
  'quick-07-the-ferry-and-the-mule': () => {
    const member = 8 - 8 / 4;
    return [`${4 * member + 12} coppers`];
  },

  // Four old coins weigh as much as six new ones: an old one 6, a new one 4.
  'standard-03-seven-lights-on-a-coin': () => [`${(30 * 4) / 6} old coins`],

  // Covered at two o'clock; the last crossing takes 40 minutes, the first 40 and 20 back.
  'standard-12-the-sand-path': () => {
    const times = new Map([
      [12 * 60, "At twelve o'clock"],
      [12 * 60 + 20, 'At twenty past twelve'],
      [13 * 60 - 20, 'At twenty to one'],
      [13 * 60 + 20, 'At twenty past one'],
    ]);
    return [times.get(14 * 60 - 40 - (40 + 20)) ?? ''];
  },

  'standard-20-five-stones-in-a-row': () => {
    const beside = (row: readonly string[], one: string, two: string) =>
      Math.abs(row.indexOf(one) - row.indexOf(two)) === 1;
    const middles = permutations(['Bell', 'Crow', 'Goat', 'Kettle', 'Monk'])
      .filter((row) => [row[0], row[4]].includes('Goat') && [row[0], row[4]].includes('Kettle'))
      .filter((row) => beside(row, 'Goat', 'Crow') && !beside(row, 'Kettle', 'Bell'))
      .map((row) => `The ${row[2]}`);
    return [...new Set(middles)];
  },

  'epic-03-two-bad-jars': (scenario) => {
    const smoking = [...scenario.matchAll(/(\w+) with (\w+)/g)]
      .map(([, one = '', two = '']) => [one, two])
      .filter((mix) => !mix.includes('bad'));
    const jars = [...new Set(smoking.flat())];
    return pairs(jars)
      .filter((bad) => smoking.every((mix) => mix.some((jar) => bad.includes(jar))))
      .map(([one, two]) => `${capitalized(one)} and ${two}`);
  },

  // A flask burns for four times four hours.
  'epic-07-a-thirsty-little-lantern': () => [`${Math.ceil((5 * 24) / (4 * 4))} flasks`],

  'epic-11-five-chests-in-a-row': (scenario) => {
    const start = numbersIn(scenario).slice(0, 5);
    const goal = start.toSorted((one, two) => one - two).join();
    let rows = [start];
    let swaps = 0;
    while (!rows.some((row) => row.join() === goal)) {
      const next = new Map(rows.flatMap(swappedOnce).map((row) => [row.join(), row]));
      rows = [...next.values()];
      swaps += 1;
    }
    return [`${swaps} swaps`];
  },

  'epic-14-four-watches': () =>
    permutations(['Bracken', 'Tolly', 'Wren', 'You'])
      .filter(
        (watches) =>
          watches.indexOf('Tolly') === watches.indexOf('Bracken') + 1 &&
          watches[0] !== 'Wren' &&
          watches.indexOf('You') > watches.indexOf('Wren'),
      )
      .map(([, , third = '']) => third),

  'epic-19-last-years-price': (scenario) => {
    const [now = 0, percent = 0] = numbersIn(scenario);
    return [`${(now * 100) / (100 + percent)} silver`];
  },

  'epic-22-the-silver-key': () => {
    // Two more people represent everyone about whom nothing is known.
    const worlds = worldsOf(['clerk', 'Vane', 'third', 'fourth']).filter(
      (people) =>
        people.some(({ changed }) => changed) &&
        people.every(
          ({ name, head, key, changed }) =>
            (!changed || key) &&
            (!key || head) &&
            (name !== 'clerk' || !head) &&
            (name !== 'Vane' || head),
        ),
    );
    const claims: Readonly<Record<string, (world: World) => boolean>> = {
      'Vane drew the line': (world) =>
        world.some(({ name, changed }) => name === 'Vane' && changed),
      'Vane has the key': (world) => world.some(({ name, key }) => name === 'Vane' && key),
      'Some heads lack it': (world) => world.some(({ head, key }) => head && !key),
      'The clerk is innocent': (world) =>
        world.some(({ name, changed }) => name === 'clerk' && !changed),
    };
    expect(worlds.length).toBeGreaterThan(1);
    return Object.keys(claims).filter((claim) => worlds.every((world) => claims[claim]?.(world)));
  },

  'epic-26-the-way-through-the-reef': (scenario) => {
    const [toOwl = 0, toBell = 0, fromOwl = 0, fromBell = 0, withIt = 0, against = 0] =
      numbersIn(scenario);
    const minutes = new Map([
      ['By the Owl alone', toOwl + fromOwl],
      ['By the Bell alone', toBell + fromBell],
      ['By the Owl, then the Bell', toOwl + withIt + fromBell],
      ['By the Bell, then the Owl', toBell + against + fromOwl],
    ]);
    const least = Math.min(...minutes.values());
    return [...minutes].filter(([, time]) => time === least).map(([way]) => way);
  },

  // Each shutter doubles the signs.
  'epic-32-twelve-words': () => [`${Math.ceil(Math.log2(12))} shutters`],

  // Both pairs of tasks run side by side.
  'epic-34-the-new-cask': (scenario) => {
    const [drain = 0, dry = 0, warm = 0, soak = 0] = numbersIn(scenario);
    return [`After ${Math.max(drain + dry, warm + soak)} minutes`];
  },

  // The lamp flashes when the crank has made half of the four turns that turn the lamp once.
  'epic-36-every-twelve-seconds': (scenario) => [`${(numbersIn(scenario)[0] ?? 0) / 2} seconds`],
};

const puzzles = tiers.flatMap((tier) =>
  questionBank[tier].flatMap(({ key, ...puzzle }) =>
    key.kind === 'aptitude' ? [{ ...puzzle, key, tier }] : [],
  ),
);

test('working it out gives exactly one right answer to each puzzle, the one in its key', () => {
  const found = puzzles.map(({ id, scenario, options }) => {
    const right = solvers[id]?.(scenario) ?? [];
    expect(right, id).toHaveLength(1);
    return [id, options.filter(({ label }) => right.includes(label)).map((option) => option.id)];
  });
  expect(found).toEqual(puzzles.map(({ id, key }) => [id, [key.correct]]));
});

test('the puzzles of a tier differ in difficulty, and those of the Epic Journey from easy to hard', () => {
  const difficultiesOf = (tier: string) =>
    puzzles.filter((puzzle) => puzzle.tier === tier).map(({ key }) => key.difficulty ?? Number.NaN);
  for (const tier of tiers) {
    const difficulties = difficultiesOf(tier);
    expect(new Set(difficulties).size).toBe(difficulties.length);
    expect(difficulties.filter((difficulty) => !(Math.abs(difficulty) <= 1.5))).toEqual([]);
  }
  expect(Math.min(...difficultiesOf('epic'))).toBeLessThanOrEqual(-1);
  expect(Math.max(...difficultiesOf('epic'))).toBeGreaterThanOrEqual(1);
});

interface Person {
  readonly name: string;
  readonly head: boolean;
  readonly key: boolean;
  readonly changed: boolean;
}

type World = readonly Person[];

// Each of the people may or may not be a head, have the key and change the list.
function worldsOf(names: readonly string[]): World[] {
  const yesOrNo = [true, false];
  return names.reduce<World[]>(
    (worlds, name) =>
      worlds.flatMap((world) =>
        yesOrNo.flatMap((head) =>
          yesOrNo.flatMap((key) =>
            yesOrNo.map((changed) => [...world, { name, head, key, changed }]),
          ),
        ),
      ),
    [[]],
  );
}

/** Lists every order of the values. */
function permutations<Value>(values: readonly Value[]): Value[][] {
  if (values.length === 0) return [[]];
  return values.flatMap((first, i) =>
    permutations(values.toSpliced(i, 1)).map((rest) => [first, ...rest]),
  );
}

/** Lists every two of the values, in their order. */
function pairs<Value>(values: readonly Value[]): [Value, Value][] {
  return values.flatMap((one, i) => values.slice(i + 1).map((two): [Value, Value] => [one, two]));
}

function swappedOnce(row: readonly number[]): number[][] {
  return row.flatMap((one, i) =>
    row.slice(i + 1).map((two, j) => row.with(i, two).with(i + 1 + j, one)),
  );
}

function numbersIn(text: string): number[] {
  return (text.match(/\d+/g) ?? []).map(Number);
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
