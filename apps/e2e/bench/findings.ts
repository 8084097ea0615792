import type { Budget } from '../src/budgets.ts';

/** One figure beside what it should be. */
export interface Finding {
  readonly what: string;
  readonly measured: number;
  readonly budget: Budget;
  /** Scores should be high; all else low. */
  readonly isScore?: boolean;
  /** Default: 1. */
  readonly digits?: number;
}

export type Verdict = 'ok' | 'short of the aim' | 'MISSED';

export function judge({ measured, budget, isScore = false }: Finding): Verdict {
  const keeps = (limit: number) => (isScore ? measured >= limit : measured <= limit);
  if (!keeps(budget.must)) return 'MISSED';
  return keeps(budget.aim) ? 'ok' : 'short of the aim';
}

export function printFindings(title: string, findings: readonly Finding[]): void {
  printTable([
    [title, 'measured', 'must', 'aim', ''],
    ...findings.map((finding) => {
      const { what, measured, budget, digits = 1 } = finding;
      return [
        what,
        measured.toFixed(digits),
        String(budget.must),
        String(budget.aim),
        judge(finding),
      ];
    }),
  ]);
}

/** Prints rows of cells, the first of each to the left, the others under one another to the right. */
export function printTable(rows: readonly (readonly string[])[]): void {
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

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) throw new Error('Nothing was measured.');
  return (low + high) / 2;
}
