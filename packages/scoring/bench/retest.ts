import { type Career, type Tier, tierFacts } from '@guildpath/contract';
import { type RetestAgreement, retestAgreement } from '../src/summary/retest-agreement.ts';
import { misstatedOdds, retestAgreementOf } from '../src/testing/retest.ts';
import { rightModel, wrongModel } from './populations.ts';

const people = 4000;

/** Holds the agreement of parallel quests in each world, without and with least options. */
export interface RetestFigures {
  readonly right: RetestAgreement;
  readonly rightWithLeast: RetestAgreement;
  readonly wrong: RetestAgreement;
  readonly wrongWithLeast: RetestAgreement;
}

const rows: readonly (readonly [name: string, figure: (agreement: RetestAgreement) => string])[] = [
  ['same archetype', ({ archetype }) => percent(archetype)],
  ['same class', ({ characterClass }) => percent(characterClass)],
  ['same personality type', ({ personalityType }) => percent(personalityType)],
  ['same best match', ({ bestMatch }) => percent(bestMatch)],
  ['of the five best matches', ({ topFive }) => topFive.toFixed(2)],
];

/** Simulates the agreement of parallel quests. */
export function retestFiguresOf(tier: Tier, careers: readonly Career[]): RetestFigures {
  const common = { tier, careers, people };
  return {
    right: retestAgreementOf({ ...common, ...rightModel }),
    rightWithLeast: retestAgreementOf({ ...common, ...rightModel, leastShare: 1 }),
    wrong: retestAgreementOf({ ...common, ...wrongModel }),
    wrongWithLeast: retestAgreementOf({ ...common, ...wrongModel, leastShare: 1 }),
  };
}

export function retestReport(tier: Tier, figures: RetestFigures): string[][] {
  const { right, rightWithLeast, wrong, wrongWithLeast } = figures;
  const agreements = [right, rightWithLeast, wrong, wrongWithLeast];
  return [
    [
      `${tierFacts[tier].name}, taken again`,
      'right model',
      'with the least',
      'wrong model',
      'with the least',
    ],
    ...rows.map(([name, figure]) => [name, ...agreements.map(figure)]),
  ];
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** Names the stated odds that the simulation does not confirm. */
export function missedByRetest(tier: Tier, figures: RetestFigures): string[] {
  const { right, rightWithLeast, wrong, wrongWithLeast } = figures;
  const { withoutLeast, withLeast } = retestAgreement[tier];
  const least = { wrongModel: wrongWithLeast, rightModel: rightWithLeast };
  const names = [
    ...misstatedOdds(withoutLeast, { wrongModel: wrong, rightModel: right }),
    ...misstatedOdds(withLeast, least).map((name) => `${name} with the least`),
  ];
  return names.map(
    (name) => `${tier}: the simulation does not confirm the odds of the same ${name}`,
  );
}
