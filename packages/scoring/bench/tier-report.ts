import { type Tier, tierFacts } from '@guildpath/contract';
import { mean } from '../src/testing/statistics.ts';
import type { Figures } from './simulation.ts';

/** Holds the figures of a tier by world, without least options and with one in every scene. */
export interface TierFigures {
  readonly right: Figures;
  readonly wrong: Figures;
  readonly rightWithLeast: Figures;
  readonly wrongWithLeast: Figures;
  /** Profile r in worlds where people are less certain of their least options. */
  readonly profileRWithNoisyLeast: readonly (readonly [world: string, profileR: number])[];
}

type Row = readonly [label: string, figure: (figures: Figures) => string];

export function tierReport(tier: Tier, figures: TierFigures): string[][] {
  const { right, wrong, rightWithLeast, wrongWithLeast, profileRWithNoisyLeast } = figures;
  const rows: Row[] = [
    ['first type right', ({ firstRight }) => percent(firstRight)],
    ['first type in the true top two', ({ firstInTopTwo }) => percent(firstInTopTwo)],
    ['same archetype on a parallel quest', ({ sameArchetype }) => percent(sameArchetype)],
    ['  or second there', ({ archetypeInTopTwo }) => percent(archetypeInTopTwo)],
    ['trait r, mean', ({ traitR }) => mean(Object.values(traitR)).toFixed(3)],
    ...each(right.traitR, (name) => [`  ${name}`, ({ traitR }) => (traitR[name] ?? 0).toFixed(3)]),
    ['aptitude r, mean', ({ aptitudeR }) => mean(Object.values(aptitudeR)).toFixed(3)],
    ['Match Confidence, consistent', ({ confidence }) => confidence.consistent.toFixed(1)],
    ['Match Confidence, average', ({ confidence }) => confidence.average.toFixed(1)],
    [
      'Match Confidence, random responding',
      ({ confidence }) => confidence.randomResponding.toFixed(1),
    ],
    ['people above random responding (AUC)', ({ aboveRandom }) => aboveRandom.toFixed(3)],
    ['careers that are a best match', ({ reachable }) => percent(reachable)],
    ['people with the most frequent best match', ({ mostPopular }) => percent(mostPopular)],
    ['archetypes', () => ''],
    ...each(right.archetypes, (name) => [
      `  ${name}`,
      ({ archetypes }) => percent(archetypes[name] ?? 0),
    ]),
    ['personality types', () => ''],
    ...each(right.personalityTypes, (name) => [
      `  ${name}`,
      ({ personalityTypes }) => percent(personalityTypes[name] ?? 0),
    ]),
  ];
  const columns = [right, wrong, rightWithLeast, wrongWithLeast];
  return [
    [tierFacts[tier].name, 'right model', 'wrong model', 'right, least', 'wrong, least'],
    ['profile r', ...columns.map(({ profileR }) => profileR.toFixed(3))],
    ...profileRWithNoisyLeast.map(([world, r]) => [`  ${world}`, '', '', '', r.toFixed(3)]),
    ...rows.map(([label, figure]) => [label, ...columns.map(figure)]),
  ];
}

function each(figures: Readonly<Record<string, number>>, row: (name: string) => Row): Row[] {
  return Object.keys(figures).map(row);
}

function percent(part: number): string {
  return `${(100 * part).toFixed(1)} %`;
}
