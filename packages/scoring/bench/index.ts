import { tiers } from '@guildpath/contract';
import { syntheticCareers } from '../src/testing/synthetic-careers.ts';
import { missedBy, missedBySpeed } from './goals.ts';
import { matchingSpeed } from './matching-speed.ts';
import { rightModel, wrongModel } from './populations.ts';
import { printTable } from './print-table.ts';
import { figuresOf } from './simulation.ts';
import { tierReport } from './tier-report.ts';

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
