import { type OptionId, optionIds, type RiasecType, riasecTypes } from '@guildpath/contract';
import { expect, test } from 'vitest';
import { epicJourney } from './epic-journey.ts';

test('the scenes keep their ids for ever, in the order of the story', () => {
  expect(epicJourney.map(({ id }) => id)).toEqual([
    'epic-01-the-oldest-flame',
    'epic-02-an-answer-by-breakfast',
    'epic-03-three-wrong-labels',
    'epic-04-a-bite-out-of-the-map',
    'epic-05-odd-but-worth-it',
    'epic-06-lower-puddle',
    'epic-07-a-thirsty-little-lantern',
    'epic-08-a-ship-called-second-thought',
    'epic-09-a-shop-with-sails',
    'epic-10-one-hammock-one-hook',
    'epic-11-the-mule-the-goose-the-letters',
    'epic-12-not-a-breath-of-wind',
    'epic-13-eleven-words',
    'epic-14-four-watches',
    'epic-15-a-boat-with-a-broken-nose',
    'epic-16-one-of-those-days',
    'epic-17-the-city-of-nine-stairs',
    'epic-18-a-night-off',
    'epic-19-the-harbor-bill',
    'epic-20-struck-off-the-list',
    'epic-21-the-wrong-name',
    'epic-22-four-cards',
    'epic-23-the-cold-furnace',
    'epic-24-an-offer-from-the-pilots',
    'epic-25-eleven-houses',
    'epic-26-the-way-through-the-reef',
    'epic-27-with-the-tide',
    'epic-28-one-plate-too-many',
    'epic-29-too-dark-at-four',
    'epic-30-thirty-years-of-bills',
    'epic-31-a-morning-of-wind',
    'epic-32-twelve-words',
    'epic-33-lights-on-the-water',
    'epic-34-nine-casks',
    'epic-35-two-hundred-on-the-stair',
    'epic-36-every-twelve-seconds',
    'epic-37-the-beam',
    'epic-38-on-second-thought',
    'epic-39-a-dark-hall',
    'epic-40-rule-one',
  ]);
});

test('the journey opens and closes with an interest, and no kind of scene comes twice in a row', () => {
  const kinds = epicJourney.map(({ type }) => type);
  expect(kinds.at(0)).toBe('riasec');
  expect(kinds.at(-1)).toBe('riasec');
  for (const [i, kind] of kinds.entries()) expect(kind).not.toBe(kinds[i - 1]);
});

test('every set of four interest types is offered exactly once', () => {
  const sets = typesFromTopToBottom().map((types) => types.toSorted().join(' '));
  expect(sets).toHaveLength(15);
  expect(new Set(sets).size).toBe(15);
});

test('of every two interest types, each stands above the other as often as below', () => {
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

test('the scenes of one trait stand its highest level, and its lowest, at three different places', () => {
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

test('the right answer never stands at the same place twice running', () => {
  const answers = epicJourney.flatMap(({ key }) => (key.kind === 'aptitude' ? [key.correct] : []));
  for (const [i, answer] of answers.entries()) expect(answer).not.toBe(answers[i - 1]);
});

function typesFromTopToBottom(): RiasecType[][] {
  return epicJourney.flatMap(({ key }) =>
    key.kind === 'riasec' ? [optionIds.map((id) => key.types[id])] : [],
  );
}
