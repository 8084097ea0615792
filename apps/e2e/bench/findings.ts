import type { Budget } from '../src/budgets.ts';

/** One figure of every measured site, beside its budget. */
export interface Finding {
  readonly what: string;
  /** One for each column, in their order; undefined where a site does not show us that page. */
  readonly measured: readonly (number | undefined)[];
  /** Default: none, and the figure is only shown. */
  readonly budget?: Budget;
  /** The worst of the columns from this one on is compared with the budget. Default: the last column. */
  readonly ratedFrom?: number;
  /** Scores should be high, all other figures low. Default: false. */
  readonly isScore?: boolean;
  /** Default: 1. */
  readonly digits?: number;
}

type Rating = 'ok' | 'short of the aim' | 'MISSED' | '';

function rate({ measured, budget, ratedFrom = -1, isScore = false }: Finding): Rating {
  const rated = measured.slice(ratedFrom).filter((value) => value !== undefined);
  if (rated.length === 0 || !budget) return '';
  const meets = (limit: number) =>
    rated.every((value) => (isScore ? value >= limit : value <= limit));
  if (!meets(budget.must)) return 'MISSED';
  return meets(budget.aim) ? 'ok' : 'short of the aim';
}

export function printFindings(
  title: string,
  siteNames: readonly string[],
  findings: readonly Finding[],
): void {
  const rows = [
    [title, ...siteNames, 'must', 'aim', ''],
    ...findings.map((finding) => [
      finding.what,
      ...finding.measured.map((value) => value?.toFixed(finding.digits ?? 1) ?? '-'),
      String(finding.budget?.must ?? ''),
      String(finding.budget?.aim ?? ''),
      rate(finding),
    ]),
  ];
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of rows) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart((widths[column] ?? 0) + 3),
    );
    console.log(cells.join('').trimEnd());
  }
  console.log();
}

/** Prints which budgets are missed; true when none is. */
export function reportMissed(findings: readonly Finding[]): boolean {
  const rated = findings.filter((finding) => rate(finding) !== '');
  const missed = rated.filter((finding) => rate(finding) === 'MISSED');
  console.log(
    missed.length === 0
      ? `All ${rated.length} budgets are met.`
      : `Missed: ${missed.map(({ what }) => what).join('; ')}`,
  );
  return missed.length === 0;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) throw new Error('Nothing was measured.');
  return (low + high) / 2;
}
