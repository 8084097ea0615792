import { type Tier, tierFacts } from '@guildpath/contract';
import { mean } from '../src/testing/statistics.ts';
import type { Figures } from './simulation.ts';

/** A tier's figures by world, with the least named in no scene and in every scene. */
export interface TierFigures {
  readonly right: Figures;
  readonly wrong: Figures;
  readonly rightWithLeast: Figures;
  readonly wrongWithLeast: Figures;
  /** Profile r in the wrong worlds where people know less well what is least like them. */
  readonly profileRWithNoisyLeast: readonly (readonly [world: string, profileR: number])[];
}

type Row = readonly [label: string, figure: (figures: Figures) => string];

/** The lines of one tier's table, under the right model and under a wrong one, without and with the least. */
export function tierReport(tier: Tier, figures: TierFigures): string[][] {
  const { right, wrong, rightWithLeast, wrongWithLeast, profileRWithNoisyLeast } = figures;
  const rows: Row[] = [
    ['first type right', ({ firstRight }) => percent(firstRight)],
    ['first type in the true top two', ({ firstInTopTwo }) => percent(firstInTopTwo)],
    ['archetype kept on a parallel quest', ({ archetypeKept }) => percent(archetypeKept)],
    ['  or second there', ({ archetypeNearlyKept }) => percent(archetypeNearlyKept)],
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
