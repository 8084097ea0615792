import { type Career, type Tier, tierFacts } from '@guildpath/contract';
import type { RetestAgreement } from '../src/index.ts';
import { retestAgreementOf } from '../src/testing/retest.ts';
import { rightModel, wrongModel } from './populations.ts';

const people = 6000;

const rows: readonly (readonly [name: string, figure: (agreement: RetestAgreement) => string])[] = [
  ['same archetype', ({ archetype }) => percent(archetype)],
  ['same class', ({ characterClass }) => percent(characterClass)],
  ['same personality type', ({ personalityType }) => percent(personalityType)],
  ['same best match', ({ bestMatch }) => percent(bestMatch)],
  ['of the five best matches', ({ topFive }) => topFive.toFixed(2)],
];

/** What a parallel quest gives again, under the right model and a wrong one, without and with the least. */
export function retestReport(tier: Tier, careers: readonly Career[]): string[][] {
  const agreements = [rightModel, wrongModel].flatMap((world) =>
    [0, 1].map((leastShare) => retestAgreementOf({ tier, careers, people, leastShare, ...world })),
  );
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
