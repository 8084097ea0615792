import {
  type AptitudeArea,
  aptitudeAreas,
  bigFiveTraits,
  optionIds,
  riasecTypes,
  type ScoredQuestion,
  type ScoringKey,
  tierFacts,
  tiers,
} from '@guildpath/contract';
import { describe, expect, test } from 'vitest';
import { questionBank } from './question-bank.ts';

type KeyOf<Kind extends ScoringKey['kind']> = Extract<ScoringKey, { kind: Kind }>;

const plan = {
  quick: { typeOffered: 6, scenesPerTrait: 1, areas: { numerical: 1 } },
  standard: {
    typeOffered: 8,
    scenesPerTrait: 2,
    areas: { logical: 1, numerical: 1, problemSolving: 1 },
  },
  epic: {
    typeOffered: 10,
    scenesPerTrait: 3,
    areas: { logical: 3, numerical: 3, problemSolving: 4 },
  },
} as const;

function keysOf<Kind extends ScoringKey['kind']>(
  scenes: readonly ScoredQuestion[],
  kind: Kind,
): KeyOf<Kind>[] {
  return scenes.map(({ key }) => key).filter((key): key is KeyOf<Kind> => key.kind === kind);
}

function count<Value>(values: readonly Value[], wanted: Value): number {
  return values.filter((value) => value === wanted).length;
}

/** Returns by how many the most frequent of the wanted values exceeds the least frequent. */
function unevenness<Value>(values: readonly Value[], wanted: readonly Value[]): number {
  const counts = wanted.map((value) => count(values, value));
  return Math.max(...counts) - Math.min(...counts);
}

describe.each(tiers)('the %s tier', (tier) => {
  const scenes = questionBank[tier];
  const interests = keysOf(scenes, 'riasec');
  const traits = keysOf(scenes, 'bigfive');
  const aptitudes = keysOf(scenes, 'aptitude');

  test('has as many scenes as its sentences and screens say', () => {
    expect(scenes).toHaveLength(tierFacts[tier].questionCount);
  });

  test('opens and closes with an interest scene, and has at most two in a row and never two of another type', () => {
    const types = scenes.map(({ type }) => type);
    expect([types.at(0), types.at(-1)]).toEqual(['riasec', 'riasec']);
    for (const [i, type] of types.entries()) {
      expect(types.slice(Math.max(0, i - 2), i + 1)).not.toEqual(['riasec', 'riasec', 'riasec']);
      if (type !== 'riasec') expect(type).not.toBe(types[i - 1]);
    }
  });

  test('ends on a scene for Enterprising and Conventional, and with the one before it fits all types', () => {
    const last = Object.values(interests.at(-1)?.types ?? {});
    expect(last).toEqual(expect.arrayContaining(['enterprising', 'conventional']));
    const lastTwo = interests.slice(-2).flatMap(({ types }) => Object.values(types));
    expect(new Set(lastTwo)).toEqual(new Set(riasecTypes));
  });

  test('has a key of the type of each question', () => {
    for (const scene of scenes) expect(scene.key.kind).toBe(scene.type);
  });

  test('offers each interest type equally often, and never twice in one scene', () => {
    const offered = interests.flatMap(({ types }) => Object.values(types));
    for (const type of riasecTypes) expect(count(offered, type)).toBe(plan[tier].typeOffered);
    for (const { types } of interests) expect(new Set(Object.values(types)).size).toBe(4);
  });

  test('shows each pair of interest types together, no pair more than once more often than another', () => {
    const pairs = riasecTypes.flatMap((one, i) =>
      riasecTypes.slice(i + 1).map((two) => [one, two].toSorted().join()),
    );
    const shown = interests.flatMap(({ types }) => {
      const offered = Object.values(types).toSorted();
      return offered.flatMap((one, i) => offered.slice(i + 1).map((two) => `${one},${two}`));
    });
    expect(new Set(shown)).toEqual(new Set(pairs));
    expect(unevenness(shown, pairs)).toBeLessThanOrEqual(1);
  });

  test('balances the positions of each interest type over a, b, c and d', () => {
    for (const type of riasecTypes) {
      const places = interests.flatMap(({ types }) => optionIds.filter((id) => types[id] === type));
      expect(unevenness(places, optionIds), type).toBeLessThanOrEqual(1);
    }
  });

  test('asks about each trait equally often, with all four levels', () => {
    for (const trait of bigFiveTraits) {
      expect(traits.filter((key) => key.trait === trait)).toHaveLength(plan[tier].scenesPerTrait);
    }
    for (const { levels } of traits)
      expect(new Set(Object.values(levels))).toEqual(new Set([0, 1, 2, 3]));
  });

  test('balances each level over a to d and never lists the levels in ascending or descending order', () => {
    for (const level of [0, 1, 2, 3]) {
      const places = traits.flatMap(({ levels }) => optionIds.filter((id) => levels[id] === level));
      expect(unevenness(places, optionIds), `level ${level}`).toBeLessThanOrEqual(1);
    }
    for (const { levels } of traits) {
      const inPlace = optionIds.map((id) => levels[id]).join('');
      expect(['0123', '3210']).not.toContain(inPlace);
    }
  });

  test('measures each area of aptitude as often as planned', () => {
    for (const area of aptitudeAreas) {
      const planned: Partial<Record<AptitudeArea, number>> = plan[tier].areas;
      expect(aptitudes.filter((key) => key.area === area)).toHaveLength(planned[area] ?? 0);
    }
  });

  test('balances the right answers over a to d and explains each of them by the letters on the screen', () => {
    const places = aptitudes.map(({ correct }) => correct);
    expect(unevenness(places, optionIds)).toBeLessThanOrEqual(1);
    for (const { explanation } of aptitudes) expect(explanation?.length).toBeGreaterThan(60);
    // By capital letters, as the quest shows them.
    const named = aptitudes.map(({ explanation = '' }) => explanation);
    expect(named.filter((text) => /\b[bcd]\b|\b[Oo]ption a\b|\b[Ww]ith a,/.test(text))).toEqual([]);
  });
});

describe('the Epic Journey', () => {
  const keys = questionBank.epic.map(({ key }) => key);
  const interestScenes = keys.flatMap((key) =>
    key.kind === 'riasec' ? [optionIds.map((id) => key.types[id])] : [],
  );

  test('offers every set of four interest types exactly once', () => {
    const sets = interestScenes.map((types) => types.toSorted().join(' '));
    expect(new Set(sets).size).toBe(15);
    expect(sets).toHaveLength(15);
  });

  test('lists each of two interest types above the other as often as below', () => {
    for (const one of riasecTypes) {
      for (const two of riasecTypes.filter((type) => type !== one)) {
        const both = interestScenes.filter((types) => types.includes(one) && types.includes(two));
        const above = both.filter((types) => types.indexOf(one) < types.indexOf(two));
        expect(above.length, `${one} above ${two}`).toBe(both.length / 2);
      }
    }
  });

  test('has the highest level of a trait at three different options, and the lowest too', () => {
    for (const trait of bigFiveTraits) {
      for (const level of [0, 3]) {
        const places = keys.flatMap((key) =>
          key.kind === 'bigfive' && key.trait === trait
            ? optionIds.filter((id) => key.levels[id] === level)
            : [],
        );
        expect(new Set(places).size, `${trait} ${level}`).toBe(3);
      }
    }
  });

  test('never has the right answers of two consecutive puzzles at the same option', () => {
    const answers = keys.flatMap((key) => (key.kind === 'aptitude' ? [key.correct] : []));
    expect(answers.filter((answer, i) => answer === answers[i - 1])).toEqual([]);
  });
});
