import { type OptionId, optionIds, type RiasecType, riasecTypes } from '@guildpath/contract';
import { expect, test } from 'vitest';
import { epicJourney } from './epic-journey.ts';

test('every set of four interest types is offered exactly once', () => {
  const sets = typesFromTopToBottom().map((types) => types.toSorted().join(' '));
  expect(sets).toHaveLength(15);
  expect(new Set(sets).size).toBe(15);
});

test('each of two interest types is listed above the other as often as below', () => {
  const scenes = typesFromTopToBottom();
  for (const one of riasecTypes) {
    for (const two of riasecTypes) {
      if (one === two) continue;
      const both = scenes.filter((types) => types.includes(one) && types.includes(two));
      const above = both.filter((types) => types.indexOf(one) < types.indexOf(two));
      expect(above.length, `${one} above ${two}`).toBe(both.length / 2);
    }
  }
});

test('the three scenes of a trait have its highest level at three different options, and its lowest too', () => {
  const places = new Map<string, OptionId[]>();
  for (const { key } of epicJourney) {
    if (key.kind !== 'bigfive') continue;
    for (const level of [0, 3]) {
      const name = `${key.trait} ${level}`;
      const here = optionIds.filter((id) => key.levels[id] === level);
      places.set(name, [...(places.get(name) ?? []), ...here]);
    }
  }
  expect(places.size).toBe(10);
  for (const [name, ids] of places) expect(new Set(ids).size, name).toBe(3);
});

test('two consecutive aptitude scenes never have the right answer at the same option', () => {
  const answers = epicJourney.flatMap(({ key }) => (key.kind === 'aptitude' ? [key.correct] : []));
  for (const [i, answer] of answers.entries()) expect(answer).not.toBe(answers[i - 1]);
});

function typesFromTopToBottom(): RiasecType[][] {
  return epicJourney.flatMap(({ key }) =>
    key.kind === 'riasec' ? [optionIds.map((id) => key.types[id])] : [],
  );
}
