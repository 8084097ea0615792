import { tierFacts, tiers } from '@guildpath/contract';
import { syntheticCareers } from '../src/testing/synthetic-careers.ts';
import { matchingSpeed } from './matching-speed.ts';
import { tierReport } from './tier-report.ts';

/** As many occupations as O*NET has with interests. */
const careers = syntheticCareers(923);

const reports = tiers.map((tier) => tierReport(tier, careers));
const rows = Object.keys(reports[0] ?? {}).map((figure) => [
  figure,
  ...reports.map((report) => report[figure] ?? ''),
]);
printTable([['', ...tiers.map((tier) => tierFacts[tier].name)], ...rows]);
printTable(Object.entries(matchingSpeed(careers)));

function printTable(lines: readonly (readonly string[])[]): void {
  const [labels = [], ...columns] = (lines[0] ?? []).map((_, i) =>
    lines.map((line) => line[i] ?? ''),
  );
  const widthOf = (cells: readonly string[]) => Math.max(...cells.map((cell) => cell.length));
  for (const [row, label] of labels.entries()) {
    const cells = columns.map((column) => (column[row] ?? '').padStart(widthOf(column) + 2));
    console.log(label.padEnd(widthOf(labels)) + cells.join(''));
  }
  console.log();
}
