import { type Tier, tiers } from '@guildpath/contract';
import { maxShare, minCorrelations, minShare } from '../src/testing/goals.ts';
import { mean } from '../src/testing/statistics.ts';
import { syntheticCareers } from '../src/testing/synthetic-careers.ts';
import { matchingSpeed } from './matching-speed.ts';
import { rightModel, wrongModel } from './populations.ts';
import { printTable } from './print-table.ts';
import { type Figures, figuresOf } from './simulation.ts';
import { tierReport } from './tier-report.ts';

/** The longest that matching may take, in multiples of the bare loop. */
const mostTimes = 5;

/** As many occupations as O*NET has with interests. */
const careers = syntheticCareers(923);

const missed: string[] = [];
for (const tier of tiers) {
  const right = figuresOf(tier, rightModel, careers);
  printTable(tierReport(tier, right, figuresOf(tier, wrongModel, careers)));
  missed.push(...missedBy(tier, right));
}
const speed = matchingSpeed(careers);
printTable(speed.lines);
missed.push(...missedBySpeed(speed.ratio));

if (missed.length === 0) {
  console.log('Every goal is reached.');
} else {
  console.error(['Missed:', ...missed].join('\n  '));
  process.exitCode = 1;
}

/** What a tier's figures under the right model fall short of, in words. */
function missedBy(tier: Tier, figures: Figures): string[] {
  const { profile, trait } = minCorrelations[tier];
  const least = [
    ['profile r', figures.profileR, profile],
    ['trait r, mean', mean(Object.values(figures.traitR)), trait],
  ] as const;
  const uneven = Object.entries({ ...figures.archetypes, ...figures.personalityTypes }).filter(
    ([, share]) => share < minShare || share > maxShare,
  );
  return [
    ...least
      .filter(([, reached, wanted]) => reached < wanted)
      .map(([name, reached, wanted]) => `${tier}: ${name} ${reached.toFixed(3)} < ${wanted}`),
    ...uneven.map(([name, share]) => `${tier}: ${(100 * share).toFixed(1)} % are ${name}`),
  ];
}

/** What the matching speed falls short of, in words. */
function missedBySpeed(ratio: number): string[] {
  return ratio > mostTimes ? [`matching / bare loop ${ratio.toFixed(1)} > ${mostTimes}`] : [];
}
