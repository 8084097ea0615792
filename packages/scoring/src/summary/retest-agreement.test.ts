import { tiers } from '@guildpath/contract';
import { describe, expect, test } from 'vitest';
import { retestAgreementOf } from '../testing/retest.ts';
import { syntheticCareers } from '../testing/synthetic-careers.ts';
import { retestAgreement } from './retest-agreement.ts';

const careers = syntheticCareers(346);

describe.each(tiers)('people who take %s again with other scenes', (tier) => {
  test.each([
    ['withoutLeast', 0],
    ['withLeast', 1],
  ] as const)('keep as much as the odds say (%s)', (use, leastShare) => {
    const found = retestAgreementOf({ tier, careers, people: 1000, leastShare });
    const { topFive, ...shares } = retestAgreement[tier][use];
    for (const name of ['archetype', 'characterClass', 'personalityType', 'bestMatch'] as const) {
      expect(Math.abs(found[name] - shares[name]), name).toBeLessThanOrEqual(0.04);
    }
    expect(Math.abs(found.topFive - topFive)).toBeLessThanOrEqual(0.1);
  });
});

test('a longer quest, or one with the least option, keeps the archetype more often', () => {
  const kept = tiers.map((tier) => [
    retestAgreement[tier].withoutLeast.archetype,
    retestAgreement[tier].withLeast.archetype,
  ]);
  const [[quick = 0, quickLeast = 0] = [], [standard = 0] = [], [epic = 0] = []] = kept;
  expect(quickLeast).toBeGreaterThan(quick);
  expect(standard).toBeGreaterThan(quick);
  expect(epic).toBeGreaterThan(standard);
});
