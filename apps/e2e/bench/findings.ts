import type { Budget } from '../src/budgets.ts';

/** One figure of every measured site beside what it should be. */
export interface Finding {
  readonly what: string;
  /** One for each column, in their order; undefined where a site has no such page for us. */
  readonly measured: readonly (number | undefined)[];
  /** Without one, the figure is only shown. */
  readonly budget?: Budget;
  /** The columns from this one on are judged, by the worst of them; those before are there for comparison. Default: the last. */
  readonly judgedFrom?: number;
  /** Scores should be high; everything else low. */
  readonly isScore?: boolean;
  /** Default: 1. */
  readonly digits?: number;
}

type Verdict = 'ok' | 'short of the aim' | 'MISSED' | '';

function judge({ measured, budget, judgedFrom = -1, isScore = false }: Finding): Verdict {
  const judged = measured.slice(judgedFrom).filter((value) => value !== undefined);
  if (judged.length === 0 || !budget) return '';
  const keeps = (limit: number) =>
    judged.every((value) => (isScore ? value >= limit : value <= limit));
  if (!keeps(budget.must)) return 'MISSED';
  return keeps(budget.aim) ? 'ok' : 'short of the aim';
}

/** Prints the findings of a part as a table: the first column to the left, all others to the right. */
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
      judge(finding),
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

/** Whether no budget is missed; prints which are. */
export function areKept(findings: readonly Finding[]): boolean {
  const judged = findings.filter((finding) => judge(finding) !== '');
  const missed = judged.filter((finding) => judge(finding) === 'MISSED');
  console.log(
    missed.length === 0
      ? `All ${judged.length} budgets are kept.`
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
