import { type Tier, tiers } from '@guildpath/contract';
import { maxShare, minShare, tierGoals } from '../src/testing/goals.ts';
import { mean } from '../src/testing/statistics.ts';
import { syntheticCareers } from '../src/testing/synthetic-careers.ts';
import { confidenceFiguresOf, confidenceReport, missedByConfidence } from './confidence.ts';
import { evenUseOf, evenUseReport, missedByEvenUse } from './even-use.ts';
import { matchingSpeed } from './matching-speed.ts';
import { patternReport } from './patterns.ts';
import { noisyLeastWorlds, rightModel, wrongModel } from './populations.ts';
import { missedByRetest, retestFiguresOf, retestReport } from './retest.ts';
import { figuresOf, profileROf } from './simulation.ts';
import { missedBySpread, spreadErrors, spreadReport } from './spread.ts';
import { type TierFigures, tierReport } from './tier-report.ts';

/** Matching may take this many times as long as the bare loop. */
const maxRatio = 5;

/** O*NET has this many occupations with interests. */
const careers = syntheticCareers(923);
/** The product has this many careers. */
const fewerCareers = syntheticCareers(346);

const missed: string[] = [];
for (const tier of tiers) {
  const figures = {
    right: figuresOf({ tier, world: rightModel }, careers),
    wrong: figuresOf({ tier, world: wrongModel }, careers),
    rightWithLeast: figuresOf({ tier, world: rightModel, leastShare: 1 }, careers),
    wrongWithLeast: figuresOf({ tier, world: wrongModel, leastShare: 1 }, careers),
    profileRWithNoisyLeast: noisyLeastWorlds.map(
      ([name, world]) => [name, profileROf({ tier, world, leastShare: 1 })] as const,
    ),
  };
  printTable(tierReport(tier, figures));
  missed.push(...missedBy(tier, figures));
  printTable(patternReport(tier));
  const confidences = confidenceFiguresOf(tier, fewerCareers);
  printTable(confidenceReport(tier, confidences));
  missed.push(...missedByConfidence(tier, confidences));
  const retest = retestFiguresOf(tier, fewerCareers);
  printTable(retestReport(tier, retest));
  missed.push(...missedByRetest(tier, retest));
  const uses = evenUseOf(tier, careers);
  printTable(evenUseReport(uses));
  missed.push(...missedByEvenUse(tier, uses));
}
const spread = spreadErrors();
printTable(spreadReport(spread));
missed.push(...missedBySpread(spread));
const speed = matchingSpeed(careers);
printTable(speed.lines);
missed.push(...missedBySpeed(speed.ratio));

if (missed.length === 0) {
  console.log('Every goal is reached.');
} else {
  console.error(['Missed:', ...missed].join('\n  '));
  process.exitCode = 1;
}

function missedBy(tier: Tier, figures: TierFigures): string[] {
  const { right, wrong, rightWithLeast, wrongWithLeast } = figures;
  const { profileR, traitR, aboveRandom } = tierGoals[tier];
  const least = [
    ['profile r', right.profileR, profileR.withoutLeast.right],
    ['profile r, wrong model', wrong.profileR, profileR.withoutLeast.wrong],
    ['profile r with the least', rightWithLeast.profileR, profileR.withLeast.right],
    ['profile r with the least, wrong model', wrongWithLeast.profileR, profileR.withLeast.wrong],
    ['trait r, mean', mean(Object.values(right.traitR)), traitR],
    ['AUC', right.aboveRandom, aboveRandom.right],
    ['AUC, wrong model', wrong.aboveRandom, aboveRandom.wrong],
    ['AUC with the least', rightWithLeast.aboveRandom, aboveRandom.right],
    ['AUC with the least, wrong model', wrongWithLeast.aboveRandom, aboveRandom.wrong],
  ] as const;
  const outOfRange = [right, rightWithLeast].flatMap(
    ({ archetypes, personalityTypes, above70, squaredErrors }) => [
      ...outside({ ...archetypes, ...personalityTypes }, [minShare, maxShare], 'the share of'),
      ...outside(above70, [0.24, 0.36], 'the share above 70 on'),
      ...outside(squaredErrors, [0.85, 1.2], 'errors in standard errors, squared, of'),
    ],
  );
  return [
    ...least
      .filter(([, reached, wanted]) => reached < wanted)
      .map(([name, reached, wanted]) => `${tier}: ${name} ${reached.toFixed(3)} < ${wanted}`),
    ...outOfRange.map((what) => `${tier}: ${what}`),
  ];
}

function printTable(rows: readonly (readonly string[])[]): void {
  const columnCount = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columnCount }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of rows) {
    const cells = row.map((cell, column) => {
      const width = widths[column] ?? 0;
      return column === 0 ? cell.padEnd(width) : cell.padStart(width + 3);
    });
    console.log(cells.join('').trimEnd());
  }
  console.log();
}

function outside(
  figures: Readonly<Record<string, number>>,
  [low, high]: readonly [number, number],
  what: string,
): string[] {
  return Object.entries(figures)
    .filter(([, figure]) => figure <= low || figure >= high)
    .map(([name, figure]) => `${what} ${name} is ${figure.toFixed(3)}`);
}

function missedBySpeed(ratio: number): string[] {
  return ratio > maxRatio ? [`matching / bare loop ${ratio.toFixed(1)} > ${maxRatio}`] : [];
}
