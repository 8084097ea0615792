import { expect, test } from 'vitest';
import { epicJourney } from './epic-journey.ts';
import { pairs, permutations, range } from './puzzle-search.ts';

// Finds every label that fits the facts of the scenario, from which it reads the figures.
type Solver = (scenario: string) => readonly string[];

const solvers: Readonly<Record<string, Solver>> = {
  'epic-03-two-bad-jars': (scenario) => {
    const smoking = [...scenario.matchAll(/(\w+) with (\w+)/g)]
      .map(([, one = '', two = '']) => [one, two])
      .filter((mix) => !mix.includes('bad'));
    const jars = [...new Set(smoking.flat())];
    return pairs(jars)
      .filter((bad) => smoking.every((mix) => mix.some((jar) => bad.includes(jar))))
      .map(([one, two]) => `${capitalized(one)} and ${two}`);
  },

  'epic-07-a-thirsty-little-lantern': () => {
    let flasks = 0;
    let quartersLeft = 0;
    for (let hour = 0; hour < 5 * 24; hour += 4) {
      if (quartersLeft === 0) {
        flasks += 1;
        quartersLeft = 4;
      }
      quartersLeft -= 1;
    }
    return [`${flasks} flasks`];
  },

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
    return range(1, 100)
      .filter((before) => before * (100 + percent) === now * 100)
      .map((before) => `${before} silver`);
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

  'epic-32-twelve-words': () => {
    let signs = [''];
    while (signs.length < 12) signs = signs.flatMap((sign) => [`${sign}open `, `${sign}shut `]);
    return [`${signs[0]?.trim().split(' ').length} shutters`];
  },

  'epic-34-the-new-cask': (scenario) => {
    const [drain = 0, dry = 0, warm = 0, soak = 0] = numbersIn(scenario);
    const tasks = [
      { name: 'drain', minutes: drain },
      { name: 'dry', minutes: dry, after: 'drain' },
      { name: 'warm', minutes: warm },
      { name: 'soak', minutes: soak, after: 'warm' },
    ];
    const left = new Map(tasks.map(({ name, minutes }) => [name, minutes]));
    const isDone = (name?: string) => name === undefined || left.get(name) === 0;
    let minute = 0;
    while (!tasks.every(({ name }) => isDone(name))) {
      const underway = tasks.filter(({ name, after }) => !isDone(name) && isDone(after));
      for (const { name } of underway) left.set(name, (left.get(name) ?? 0) - 1);
      minute += 1;
    }
    return [`After ${minute} minutes`];
  },

  'epic-36-every-twelve-seconds': (scenario) => {
    const [wanted = 0] = numbersIn(scenario);
    // The lamp flashes when the crank has made half of the four turns that turn the lamp once.
    const secondsBetweenFlashes = (crank: number) =>
      range(1, 8 * crank).filter((second) => second % (2 * crank) === 0)[0];
    return range(1, 60)
      .filter((crank) => secondsBetweenFlashes(crank) === wanted)
      .map((crank) => `${crank} seconds`);
  },
};

const puzzles = epicJourney.filter(({ type }) => type === 'aptitude');

test('every puzzle of the Epic Journey has a solver', () => {
  expect(Object.keys(solvers)).toEqual(puzzles.map(({ id }) => id));
});

test.each(puzzles)('$id has exactly one right answer, the one in its key', (puzzle) => {
  const right = solvers[puzzle.id]?.(puzzle.scenario) ?? [];
  expect(right).toHaveLength(1);
  const picked = puzzle.options.filter(({ label }) => right.includes(label)).map(({ id }) => id);
  expect(picked).toEqual(puzzle.key.kind === 'aptitude' ? [puzzle.key.correct] : []);
});

test('every puzzle states its own difficulty, and they spread from easy to hard', () => {
  const difficulties = epicJourney.flatMap(({ key }) =>
    key.kind === 'aptitude' ? [key.difficulty ?? Number.NaN] : [],
  );
  expect(new Set(difficulties).size).toBe(10);
  for (const difficulty of difficulties) expect(Math.abs(difficulty)).toBeLessThanOrEqual(1.5);
  expect(Math.min(...difficulties)).toBeLessThanOrEqual(-1);
  expect(Math.max(...difficulties)).toBeGreaterThanOrEqual(1);
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
