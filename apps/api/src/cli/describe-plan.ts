import type { BadRow } from '../catalogue/import/csv.ts';
import type { Entry, ImportPlan } from '../catalogue/import/plan-import.ts';

const shownEntries = 20;

/** Describes the change that an import would make, in lines for a terminal. */
export function describePlan({ kind, unchangedCount, notes, ...plan }: ImportPlan): string {
  const changes = [
    ...describeEntries('added', plan.added),
    ...describeEntries('changed', plan.changed),
    ...describeEntries('gone', plan.gone),
  ];
  return [`The ${kind}: ${unchangedCount} unchanged`, ...changes, ...notes].join('\n');
}

function describeEntries(what: string, entries: readonly Entry[]): string[] {
  const shown = entries.slice(0, shownEntries).map(({ id, name }) => `    ${name} (${id})`);
  const rest = entries.length - shown.length;
  return [`  ${entries.length} ${what}`, ...shown, ...(rest > 0 ? [`    and ${rest} more`] : [])];
}

/** Lists bad rows in lines such as `line 12, column title: Is missing`. */
export function describeBadRows({
  bad,
  badCount,
}: {
  readonly bad: readonly BadRow[];
  readonly badCount: number;
}): string {
  const lines = bad.map(({ file, line, column, message }) => {
    const place = column === undefined ? `line ${line}` : `line ${line}, column ${column}`;
    return `${file === undefined ? '' : `${file}, `}${place}: ${message}`;
  });
  const rest = badCount - bad.length;
  return [
    ...lines,
    ...(rest > 0 ? [`and ${rest} more`] : []),
    `Nothing was changed: ${badCount} ${badCount === 1 ? 'cell' : 'cells'} cannot be imported.`,
  ].join('\n');
}
