import { tiers } from '@guildpath/contract';
import { describe, expect, test } from 'vitest';
import { misstatedOdds, retestAgreementOf } from '../testing/retest.ts';
import { syntheticCareers } from '../testing/synthetic-careers.ts';
import { retestAgreement } from './retest-agreement.ts';

const careers = syntheticCareers(346);
/** Allows for the sampling error of so few people; `bench` is stricter with 4000. */
const people = 150;
const tolerance = { shares: 0.12, careers: 0.25 };

describe.each(tiers)('people who take %s again with other scenes', (tier) => {
  test.each([
    ['withoutLeast', 0],
    ['withLeast', 1],
  ] as const)('agree as often as the odds say (%s)', (use, leastShare) => {
    const found = retestAgreementOf({ tier, careers, people, leastShare });
    expect(misstatedOdds(retestAgreement[tier][use], found, tolerance)).toEqual([]);
  });
});

test('a longer quest, or one with least options, gives the same archetype more often', () => {
  const sameArchetype = tiers.map((tier) => [
    retestAgreement[tier].withoutLeast.archetype,
    retestAgreement[tier].withLeast.archetype,
  ]);
  const [[quick = 0, quickLeast = 0] = [], [standard = 0] = [], [epic = 0] = []] = sameArchetype;
  expect(quickLeast).toBeGreaterThan(quick);
  expect(standard).toBeGreaterThan(quick);
  expect(epic).toBeGreaterThan(standard);
});
