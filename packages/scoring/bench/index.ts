import { type Tier, tierFacts, tiers } from '@guildpath/contract';
import type { RetestAgreement } from '../src/summary/retest-agreement.ts';
import { tierGoals } from '../src/testing/goals.ts';
import { noisyLeastWorlds, rightModel, wrongModel } from '../src/testing/populations.ts';
import { retestAgreementOf } from '../src/testing/retest.ts';
import { syntheticCareers } from '../src/testing/synthetic-careers.ts';
import { mean } from '../src/vectors.ts';
import { evenUseOf, evenUseReport, missedByEvenUse } from './even-use.ts';
import { matchingSpeed, maxRatio } from './matching-speed.ts';
import { percent, printTable } from './print-table.ts';
import { type Figures, figuresOf, profileROf } from './simulation.ts';

/** Bounds the share of people with any one archetype or personality type. Most are Balanced. */
const minShare = 0.03;
const maxShare = 0.45;

/** O*NET has this many occupations with interests. */
const careers = syntheticCareers(923);
/** The product has this many careers. */
const fewerCareers = syntheticCareers(346);

const worlds = [
  { name: 'right model', world: rightModel, leastShare: 0 },
  { name: 'wrong model', world: wrongModel, leastShare: 0 },
  { name: 'right, least', world: rightModel, leastShare: 1 },
  { name: 'wrong, least', world: wrongModel, leastShare: 1 },
] as const;

const quality: readonly (readonly [label: string, figure: (figures: Figures) => string])[] = [
  ['profile r', ({ profileR }) => profileR.toFixed(3)],
  ['first type right', ({ firstRight }) => percent(firstRight)],
  ['first type in the true top two', ({ firstInTopTwo }) => percent(firstInTopTwo)],
  ['trait r, mean', ({ traitR }) => mean(traitR).toFixed(3)],
  ['trait r: O / C / E / A / N', ({ traitR }) => traitR.map((r) => r.toFixed(2)).join(' / ')],
  ['Match Confidence, consistent', ({ consistent }) => consistent.toFixed(1)],
  ['Match Confidence, average', ({ average }) => average.toFixed(1)],
  ['Match Confidence, random responding', ({ randomResponding }) => randomResponding.toFixed(1)],
  ['people above random responding (AUC)', ({ aboveRandom }) => aboveRandom.toFixed(3)],
  ['low / middle / high confidence', ({ levels }) => percents(levels)],
  ['  of random responding', ({ levelsOfRandom }) => percents(levelsOfRandom)],
  ['archetypes, least and most frequent', ({ archetypes }) => rangeOf(archetypes)],
  ['personality types, least and most', (figures) => rangeOf(figures.personalityTypes)],
];

const odds: readonly (readonly [label: string, figure: (agreement: RetestAgreement) => string])[] =
  [
    ['same archetype', ({ archetype }) => percent(archetype)],
    ['same class', ({ characterClass }) => percent(characterClass)],
    ['same personality type', ({ personalityType }) => percent(personalityType)],
    ['same best match', ({ bestMatch }) => percent(bestMatch)],
    ['of the five best matches', ({ topFive }) => topFive.toFixed(2)],
  ];

const missed: string[] = [];
for (const tier of tiers) {
  const { name } = tierFacts[tier];
  const names = worlds.map((one) => one.name);
  const figures = worlds.map((one) => figuresOf({ tier, ...one }, careers));
  printTable([
    [name, ...names],
    ...quality.map(([label, figure]) => [label, ...figures.map(figure)]),
    ...noisyLeastWorlds.map(([label, world]) => [
      `profile r, least: ${label}`,
      profileROf({ tier, world, leastShare: 1 }).toFixed(3),
    ]),
  ]);
  missed.push(...figures.flatMap((one, i) => missedBy(tier, worlds[i]?.name ?? '', one)));

  const agreements = worlds.map((one) =>
    retestAgreementOf({ ...one, tier, careers: fewerCareers, people: 4000 }),
  );
  printTable([
    [`${name}, taken again`, ...names],
    ...odds.map(([label, figure]) => [label, ...agreements.map(figure)]),
  ]);

  const uses = evenUseOf(tier, careers);
  printTable(evenUseReport(tier, uses));
  missed.push(...missedByEvenUse(tier, uses));
}
const speed = matchingSpeed(careers);
printTable(speed.lines);
if (speed.ratio > maxRatio) missed.push(`matching / bare loop ${speed.ratio.toFixed(1)}`);

if (missed.length === 0) {
  console.log('Every goal is reached.');
} else {
  console.error(['Missed:', ...missed].join('\n  '));
  process.exitCode = 1;
}

function missedBy(tier: Tier, world: string, figures: Figures): string[] {
  const { profileR, traitR, aboveRandom } = tierGoals[tier];
  const isRight = world.startsWith('right');
  const model = isRight ? 'right' : 'wrong';
  const goalOfProfile = world.endsWith('least') ? profileR.withLeast : profileR.withoutLeast;
  const all = { ...figures.archetypes, ...figures.personalityTypes };
  const isEven = Object.values(all).every((share) => share > minShare && share < maxShare);
  const reached = {
    'profile r': figures.profileR >= goalOfProfile[model],
    'trait r': !isRight || mean(figures.traitR) >= traitR,
    AUC: figures.aboveRandom >= aboveRandom[model],
    'shares of archetypes and personality types': !isRight || isEven,
  };
  return Object.entries(reached).flatMap(([goal, isReached]) =>
    isReached ? [] : [`${tier}, ${world}: ${goal}`],
  );
}

function percents(shares: Readonly<Record<string, number>>): string {
  return Object.values(shares)
    .map((share) => (100 * share).toFixed(0))
    .join(' / ');
}

function rangeOf(shares: Readonly<Record<string, number>>): string {
  const values = Object.values(shares);
  return `${percent(Math.min(...values))} to ${percent(Math.max(...values))}`;
}
