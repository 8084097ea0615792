import { type Tier, tierFacts } from '@guildpath/contract';
import { mean } from '../src/testing/statistics.ts';
import type { Figures } from './simulation.ts';

type Row = readonly [label: string, figure: (figures: Figures) => string];

/** The lines of one tier's table, under the right model and under a wrong one. */
export function tierReport(tier: Tier, right: Figures, wrong: Figures): string[][] {
  const rows: Row[] = [
    ['profile r', ({ profileR }) => profileR.toFixed(3)],
    ['first type right', ({ firstRight }) => percent(firstRight)],
    ['first type in the true top two', ({ firstInTopTwo }) => percent(firstInTopTwo)],
    ['trait r, mean', ({ traitR }) => mean(Object.values(traitR)).toFixed(3)],
    ...each(right.traitR, (name) => [`  ${name}`, ({ traitR }) => (traitR[name] ?? 0).toFixed(3)]),
    ['aptitude r, mean', ({ aptitudeR }) => mean(Object.values(aptitudeR)).toFixed(3)],
    ['Match Confidence, consistent', ({ confidence }) => confidence.consistent.toFixed(1)],
    ['Match Confidence, average', ({ confidence }) => confidence.average.toFixed(1)],
    [
      'Match Confidence, random responding',
      ({ confidence }) => confidence.randomResponding.toFixed(1),
    ],
    ['people above random responding (AUC)', ({ aboveRandom }) => aboveRandom.toFixed(2)],
    ["careers that are somebody's best match", ({ reachable }) => percent(reachable)],
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
  return [
    [tierFacts[tier].name, 'right model', 'wrong model'],
    ...rows.map(([label, figure]) => [label, figure(right), figure(wrong)]),
  ];
}

function each(figures: Readonly<Record<string, number>>, row: (name: string) => Row): Row[] {
  return Object.keys(figures).map(row);
}

function percent(part: number): string {
  return `${(100 * part).toFixed(1)} %`;
}
