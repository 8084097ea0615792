import { careers } from '@guildpath/content';
import { texts } from '@guildpath/content/texts';
import { crestOf, riasecTypes, traitNames } from '@guildpath/contract';
import { expect, it } from 'vitest';
import { listShields } from './shields.ts';
import { everyPortrait } from './testing/insight-facts.ts';

const shields = listShields(texts);
const shieldOf = (title: string) => shields.find(({ guildTitle }) => guildTitle === title);

it('every guild title has a shield, at an address of its own', () => {
  const titles = shields.map(({ guildTitle }) => guildTitle);
  expect(titles.toSorted()).toEqual(everyPortrait.map(({ guildTitle }) => guildTitle).toSorted());
  expect(new Set(shields.map((shield) => crestOf(shield).title)).size).toBe(37);
  for (const { beside } of shields) expect(titles).toContain(beside.guildTitle);
});

it('a shield has the class of its interests; some are found in every class', () => {
  expect(shieldOf('Siegewright')).toMatchObject({ characterClass: 'Mage', isOfEveryClass: false });
  const titles = shields.flatMap((shield) => (shield.isOfEveryClass ? shield.guildTitle : []));
  expect(titles).toEqual(['Wayfarer', 'Stalwart', 'Clockmender', 'Scribe', 'Armorer']);
});

it('a shield reads as it would on the screen, with three lines each', () => {
  for (const { friends, costs, fields, welcome } of shields) {
    expect([friends.length, costs.length]).toEqual([3, 3]);
    expect(fields.filter(({ sentence }) => !sentence)).toEqual([]);
    expect(welcome).not.toContain("'");
  }
});

it('the fields of a title have the most of the thirty careers nearest to its interests', () => {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const means = riasecTypes.map((type) => mean(careers.map(({ interests }) => interests[type])));
  const shapes = careers.map(({ category, interests }) => {
    const above = riasecTypes.map((type, i) => interests[type] - (means[i] ?? 0));
    const level = mean(above);
    const length = Math.hypot(...above.map((value) => value - level));
    return { category, shape: above.map((value) => (value - level) / length) };
  });
  for (const { guildTitle, interests, fields } of shields) {
    const weights = riasecTypes.map((type) => [1, 2][1 - interests.indexOf(traitNames[type])] ?? 0);
    const nearest = shapes
      .map(({ category, shape }) => ({
        category,
        fit: mean(shape.map((value, i) => value * (weights[i] ?? 0))),
      }))
      .toSorted((one, other) => other.fit - one.fit)
      .slice(0, 30)
      .map(({ category }) => category);
    const countOf = (category: string) => nearest.filter((other) => other === category).length;
    const near = [...new Set(nearest)].toSorted((one, other) => countOf(other) - countOf(one));
    const expected = interests.length > 0 ? near.slice(0, 3) : [];
    expect(
      fields.map(({ category }) => category),
      guildTitle,
    ).toEqual(expected);
  }
});
