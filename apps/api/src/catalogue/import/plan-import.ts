import { isDeepStrictEqual } from 'node:util';
import type { CatalogueEntry, CatalogueKind } from '@guildpath/contract';
import type { Catalogue } from '@guildpath/results';
import { findSpreadsheetHint, namesIn } from './cells.ts';
import { type BadRow, type ReadRow, readCsv, writeCsv } from './csv.ts';
import { type CellProblem, formatOf } from './formats.ts';

export interface Entry {
  readonly id: string;
  readonly name: string;
}

export interface ImportPlan {
  readonly kind: CatalogueKind;
  /** Names the version of the catalogue that the plan was made for. */
  readonly basis: string;
  readonly added: readonly Entry[];
  readonly changed: readonly Entry[];
  readonly gone: readonly Entry[];
  readonly unchangedCount: number;
  /** Further consequences, in sentences. */
  readonly notes: readonly string[];
  /** The whole new list. */
  readonly items: readonly CatalogueEntry[];
  /** The O*NET releases that the new list has figures of, the latest import first; for careers only. */
  readonly onetReleases?: readonly string[] | undefined;
}

export type PlanOutcome =
  | { readonly kind: 'planned'; readonly plan: ImportPlan }
  /** Nothing of the file can be imported. `bad` holds the first hundred bad rows, `badCount` counts all. */
  | { readonly kind: 'bad'; readonly bad: readonly BadRow[]; readonly badCount: number };

const maxListedBadRows = 100;
/** Results show ten careers, and schools for them. */
const minRows: Readonly<Record<CatalogueKind, number>> = {
  careers: 10,
  schools: 1,
  programs: 1,
  companies: 0,
  consultants: 0,
};

/** Writes the catalogue's list of one kind as a file that can be imported again. */
export function exportCsv(catalogue: Catalogue, kind: CatalogueKind): string {
  const { columns, toRow } = formatOf(kind);
  return writeCsv(columns, catalogue[kind].map(toRow));
}

/** Plans to replace one kind of the catalogue with a file. Changes nothing. */
export function planCsvImport(
  catalogue: Catalogue,
  kind: CatalogueKind,
  text: string,
): PlanOutcome {
  const { columns, figures, read } = formatOf(kind);
  const { rows, bad } = readCsv(text, columns, figures);
  const problems = [...bad];
  const items: CatalogueEntry[] = [];
  for (const row of rows) {
    const result = read(row.cells);
    if ('entry' in result) items.push(result.entry);
    else problems.push(...toBadRows(row, result.problems));
  }
  problems.push(...findDuplicateIds(rows), ...findDanglingReferences(catalogue, kind, rows));
  const needed = minRows[kind];
  if (problems.length === 0 && items.length < needed) {
    const rows = needed === 1 ? 'one row' : `${needed} rows`;
    problems.push({ line: 1, message: `A list of ${kind} needs at least ${rows}` });
  }
  if (problems.length > 0) return toBadOutcome(problems.toSorted((a, b) => a.line - b.line));
  return { kind: 'planned', plan: planItems(catalogue, kind, items) };
}

/** Refuses an import for its bad rows. */
export function toBadOutcome(bad: readonly BadRow[]): PlanOutcome {
  return { kind: 'bad', bad: bad.slice(0, maxListedBadRows), badCount: bad.length };
}

/** Plans to replace one kind of the catalogue with items that have been checked already. */
export function planItems(
  catalogue: Catalogue,
  kind: CatalogueKind,
  items: readonly CatalogueEntry[],
): ImportPlan {
  const current = new Map<string, CatalogueEntry>(catalogue[kind].map((item) => [item.id, item]));
  const ids = new Set(items.map(({ id }) => id));
  const added = items.filter(({ id }) => !current.has(id));
  const remaining = items.filter(({ id }) => current.has(id));
  const changed = remaining.filter((item) => !isDeepStrictEqual(item, current.get(item.id)));
  const gone = [...current.values()].filter(({ id }) => !ids.has(id));
  return {
    kind,
    basis: catalogue.version,
    added: added.map(toEntry),
    changed: changed.map(toEntry),
    gone: gone.map(toEntry),
    unchangedCount: remaining.length - changed.length,
    notes: notesOn(catalogue, kind, ids),
    items,
    onetReleases: kind === 'careers' ? catalogue.onetReleases : undefined,
  };
}

function toEntry(item: CatalogueEntry): Entry {
  return { id: item.id, name: 'title' in item ? item.title : item.name };
}

function toBadRows({ line, cells }: ReadRow, problems: readonly CellProblem[]): BadRow[] {
  const byColumn = new Map(problems.map(({ column, message }) => [column, message]));
  return [...byColumn].map(([column, message]) => {
    const hint = findSpreadsheetHint(cells[column] ?? '');
    return { line, column, message: hint ? `${message}. ${hint}` : message };
  });
}

function findDuplicateIds(rows: readonly ReadRow[]): BadRow[] {
  const firstLines = new Map<string, number>();
  return rows.flatMap(({ line, cells: { id = '' } }) => {
    const first = firstLines.get(id);
    if (id === '' || first === undefined) {
      firstLines.set(id, line);
      return [];
    }
    return { line, column: 'id', message: `${id} is already in line ${first}` };
  });
}

interface Reference {
  readonly column: string;
  readonly what: string;
  readonly isKnown: (id: string) => boolean;
}

function referencesOf(
  catalogue: Catalogue,
  kind: CatalogueKind,
  rows: readonly ReadRow[],
): readonly Reference[] {
  const { skillsById, schoolsById, careersById } = catalogue;
  switch (kind) {
    case 'careers': {
      const own = new Set(rows.map(({ cells }) => cells.id));
      return [
        { column: 'skills', what: 'skill', isKnown: (id) => Boolean(skillsById.find(id)) },
        { column: 'related_careers', what: 'career', isKnown: (id) => own.has(id) },
        { column: 'after', what: 'career', isKnown: (id) => own.has(id) },
      ];
    }
    case 'programs':
      return [
        { column: 'school_id', what: 'school', isKnown: (id) => Boolean(schoolsById.find(id)) },
        { column: 'career_ids', what: 'career', isKnown: (id) => Boolean(careersById.find(id)) },
      ];
    case 'consultants': {
      const families = new Set(catalogue.careers.map(({ category }) => category));
      return [{ column: 'categories', what: 'job family', isKnown: (id) => families.has(id) }];
    }
    default:
      return [];
  }
}

// Cell by cell, because the rest of its row may be bad.
function findDanglingReferences(
  catalogue: Catalogue,
  kind: CatalogueKind,
  rows: readonly ReadRow[],
): BadRow[] {
  const references = referencesOf(catalogue, kind, rows);
  return rows.flatMap(({ line, cells }) =>
    references.flatMap(({ column, what, isKnown }) =>
      namesIn(cells[column] ?? '')
        .filter((id) => !isKnown(id))
        .map((id) => ({ line, column, message: `There’s no ${what} ${id}` })),
    ),
  );
}

function notesOn(catalogue: Catalogue, kind: CatalogueKind, ids: ReadonlySet<string>): string[] {
  if (kind === 'careers') {
    const lost = catalogue.programs.filter(({ careerIds }) => !careerIds.some((id) => ids.has(id)));
    return lost.length > 0
      ? [
          `${lost.length} programs only lead to careers that are gone, so they won’t be offered until one returns.`,
        ]
      : [];
  }
  if (kind === 'schools') {
    const lost = catalogue.programs.filter(({ schoolId }) => !ids.has(schoolId));
    return lost.length > 0 ? [`${lost.length} programs will be deleted with their schools.`] : [];
  }
  return [];
}
