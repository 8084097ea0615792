import { bigFiveTraits } from '@guildpath/contract';
import { expect, test } from 'vitest';
import { aCareer } from '../testing/synthetic-careers.ts';
import { traitDemands } from './trait-demands.ts';

const balanced = {
  'Social Orientation': 3,
  Innovation: 3,
  Dependability: 3,
  Cooperation: 3,
  'Stress Tolerance': 3,
};
const careers = [
  aCareer({ id: 'host', workStyles: { ...balanced, 'Social Orientation': 5 } }),
  aCareer({ id: 'firefighter', workStyles: { ...balanced, 'Stress Tolerance': 5 } }),
  aCareer({ id: 'average', workStyles: balanced }),
  aCareer({ id: 'unknown' }),
];
const demands = new Map(traitDemands(careers).map((demand, i) => [careers[i]?.id, demand]));
const demandOf = (id: string, trait: (typeof bigFiveTraits)[number]) =>
  demands.get(id)?.[bigFiveTraits.indexOf(trait)] ?? 0;

test('work with people demands extraversion most', () => {
  const [highest] = [...bigFiveTraits].sort(
    (one, other) => demandOf('host', other) - demandOf('host', one),
  );
  expect(highest).toBe('extraversion');
});

test('work under stress demands low neuroticism', () => {
  expect(demandOf('firefighter', 'neuroticism')).toBeLessThan(-0.5);
});

test('a career without work styles demands nothing', () => {
  expect(demands.get('unknown')).toEqual([0, 0, 0, 0, 0]);
});
