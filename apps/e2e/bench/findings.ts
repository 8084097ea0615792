import type { Budget } from '../src/budgets.ts';

/** One measured figure beside its budget. */
export interface Finding {
  readonly what: string;
  readonly measured: number;
  /** Default: none, and the figure is only shown. */
  readonly budget?: Budget;
  /** Scores should be high, all other figures low. Default: false. */
  readonly isScore?: boolean;
}

/** Prints the findings and sets the exit code to 1 when a must is missed. */
export function report(findings: readonly Finding[]): void {
  console.table(
    findings.map((finding) => ({
      what: finding.what,
      measured: Number(finding.measured.toPrecision(4)),
      must: finding.budget?.must,
      aim: finding.budget?.aim,
      rating: rate(finding),
    })),
  );
  process.exitCode = findings.some((finding) => rate(finding) === 'MISSED') ? 1 : 0;
}

function rate({ measured, budget, isScore = false }: Finding): string {
  if (!budget) return '';
  const meets = (limit: number) => (isScore ? measured >= limit : measured <= limit);
  if (!meets(budget.must)) return 'MISSED';
  return meets(budget.aim) ? 'ok' : 'short of the aim';
}

export function median(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured.');
  return middle;
}
