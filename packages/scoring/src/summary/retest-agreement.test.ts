import { tiers } from '@guildpath/contract';
import { describe, expect, test } from 'vitest';
import { rightModel, wrongModel } from '../../bench/populations.ts';
import { misstatedOdds, retestAgreementOf } from '../testing/retest.ts';
import { syntheticCareers } from '../testing/synthetic-careers.ts';
import { type RetestOdds, retestAgreement } from './retest-agreement.ts';

const careers = syntheticCareers(346);
/** Allows for the sampling error of so few people; `bench` is stricter with 4000. */
const people = 150;
const tolerance = { shares: 0.12, careers: 0.25 };

describe.each(tiers)('people who take %s again with other scenes', (tier) => {
  describe.each([
    ['withoutLeast', 0],
    ['withLeast', 1],
  ] as const)('%s', (use, leastShare) => {
    test.each([
      ['wrongModel', wrongModel],
      ['rightModel', rightModel],
    ] as const)('agree as often as the odds say (%s)', (model, world) => {
      const found = retestAgreementOf({ tier, careers, people, leastShare, ...world });
      expect(misstatedOdds(retestAgreement[tier][use], { [model]: found }, tolerance)).toEqual([]);
    });
  });
});

test('a longer quest, or one with least options, gives the same archetype more often', () => {
  const { quick, standard, epic } = retestAgreement;
  for (const model of [0, 1] as const) {
    const archetype = (odds: RetestOdds) => odds.archetype[model];
    expect(archetype(quick.withLeast)).toBeGreaterThan(archetype(quick.withoutLeast));
    expect(archetype(standard.withoutLeast)).toBeGreaterThan(archetype(quick.withoutLeast));
    expect(archetype(epic.withoutLeast)).toBeGreaterThan(archetype(standard.withoutLeast));
  }
});
