import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { CatalogueKind } from '@guildpath/contract';
import type { Catalogue } from '@guildpath/results';
import { mergeRelease } from '../onet/merge-release.ts';
import { type OnetFile, readRelease } from '../onet/read-release.ts';
import { type BadRow, type ReadRow, readCsv, writeCsv } from './csv.ts';
import { type CatalogueItems, type Format, formats } from './formats.ts';

/** An entry of the catalogue, for people to recognise. */
export interface Entry {
  readonly id: string;
  readonly name: string;
}

/** What an import would change. */
export interface ImportPlan {
  readonly kind: CatalogueKind;
  /** The version of the catalogue that it was planned for. */
  readonly basis: string;
  readonly added: readonly Entry[];
  readonly changed: readonly Entry[];
  readonly gone: readonly Entry[];
  readonly unchangedCount: number;
  /** What else follows, in sentences. */
  readonly notes: readonly string[];
  /** The whole list as it will be. */
  readonly items: readonly CatalogueItems[CatalogueKind][];
}

export type PlanOutcome =
  | { readonly kind: 'planned'; readonly plan: ImportPlan }
  /** Nothing of the file can be imported. `bad` may hold fewer rows than there are. */
  | { readonly kind: 'bad'; readonly bad: readonly BadRow[]; readonly badCount: number };

/** How many bad rows are listed. */
const listedBadRows = 100;
/** Results show ten careers, and schools that teach them. */
const fewest: Readonly<Record<CatalogueKind, number>> = {
  careers: 10,
  schools: 1,
  programs: 1,
  companies: 0,
  consultants: 0,
};

/** The catalogue's list of one kind, as a file that an import takes. */
export function exportCsv(catalogue: Catalogue, kind: CatalogueKind): string {
  return writeCsv(columnsOf(kind), catalogue[kind].map(formatOf(kind).toRow));
}

/** How many rows are checked before other requests of a running site have their turn. */
const rowsAtOnce = 250;

/** Checks a file, which is the whole list of its kind, against the catalogue. Changes nothing. */
export async function planCsvImport(
  catalogue: Catalogue,
  kind: CatalogueKind,
  text: string,
): Promise<PlanOutcome> {
  const { rows, bad } = readCsv(text, columnsOf(kind));
  const problems = [...bad];
  const read: { readonly line: number; readonly item: CatalogueItems[CatalogueKind] }[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % rowsAtOnce === 0) await setImmediate();
    const parsed = formatOf(kind).schema.safeParse(row.cells);
    if (parsed.success) read.push({ line: row.line, item: parsed.data });
    else problems.push(...toBadRows(row, parsed.error.issues));
  }
  problems.push(...findDoubledIds(read), ...findLooseReferences(catalogue, kind, read));
  const needed = fewest[kind];
  if (problems.length === 0 && read.length < needed) {
    const rows = needed === 1 ? 'one row' : `${needed} rows`;
    problems.push({ line: 1, message: `A list of ${kind} takes at least ${rows}` });
  }
  if (problems.length > 0) {
    const bad = problems.toSorted((one, other) => one.line - other.line);
    return { kind: 'bad', bad: bad.slice(0, listedBadRows), badCount: bad.length };
  }
  const items = read.map(({ item }) => item);
  return { kind: 'planned', plan: planItems(catalogue, kind, items) };
}

/** What the figures and occupations of an O*NET release would change. Careers of the catalogue stay, with new figures. */
export function planOnetImport(
  catalogue: Catalogue,
  files: Readonly<Partial<Record<OnetFile, string>>>,
): PlanOutcome {
  const release = readRelease(files);
  if (release.bad.length > 0) {
    const bad = release.bad.slice(0, listedBadRows);
    return { kind: 'bad', bad, badCount: release.bad.length };
  }
  const { careers, notes } = mergeRelease(catalogue, catalogue.skills, release);
  const plan = planItems(catalogue, 'careers', careers);
  return { kind: 'planned', plan: { ...plan, notes: [...notes, ...plan.notes] } };
}

/** What it would change to have these items, checked already, as the whole list of their kind. */
export function planItems(
  catalogue: Catalogue,
  kind: CatalogueKind,
  items: readonly CatalogueItems[CatalogueKind][],
): ImportPlan {
  const current = new Map<string, CatalogueItems[CatalogueKind]>(
    catalogue[kind].map((item) => [item.id, item]),
  );
  const ids = new Set(items.map(({ id }) => id));
  const added = items.filter(({ id }) => !current.has(id));
  const kept = items.filter(({ id }) => current.has(id));
  const changed = kept.filter((item) => !isDeepStrictEqual(item, current.get(item.id)));
  const gone = [...current.values()].filter(({ id }) => !ids.has(id));
  return {
    kind,
    basis: catalogue.version,
    added: added.map(toEntry),
    changed: changed.map(toEntry),
    gone: gone.map(toEntry),
    unchangedCount: kept.length - changed.length,
    notes: notesOn(catalogue, kind, ids),
    items,
  };
}

function toEntry(item: CatalogueItems[CatalogueKind]): Entry {
  return { id: item.id, name: 'title' in item ? item.title : item.name };
}

/** A file of a kind has exactly these columns. */
function columnsOf(kind: CatalogueKind): readonly string[] {
  return formats[kind].columns;
}

/** The format of a kind that is only known at run time: its items are of that kind. */
function formatOf(kind: CatalogueKind): Format<CatalogueItems[CatalogueKind]> {
  return formats[kind] as Format<CatalogueItems[CatalogueKind]>;
}

function toBadRows(
  { line }: ReadRow,
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): BadRow[] {
  const byColumn = new Map(issues.map(({ path, message }) => [String(path[0]), message]));
  return [...byColumn].map(([column, message]) => ({ line, column, message }));
}

type ReadItems = readonly {
  readonly line: number;
  readonly item: CatalogueItems[CatalogueKind];
}[];

function findDoubledIds(read: ReadItems): BadRow[] {
  const firstLines = new Map<string, number>();
  return read.flatMap(({ line, item: { id } }) => {
    const first = firstLines.get(id);
    if (first === undefined) {
      firstLines.set(id, line);
      return [];
    }
    return { line, column: 'id', message: `${id} is in line ${first} already` };
  });
}

/** Ids that a row refers to and that neither the file nor the rest of the catalogue has. */
function findLooseReferences(catalogue: Catalogue, kind: CatalogueKind, read: ReadItems): BadRow[] {
  const own = new Set(read.map(({ item }) => item.id));
  return read.flatMap(({ line, item }) => {
    const refer = (
      column: string,
      what: string,
      ids: readonly string[],
      isKnown: (id: string) => boolean,
    ) =>
      ids
        .filter((id) => !isKnown(id))
        .map((id) => ({ line, column, message: `There is no ${what} ${id}` }));
    if (kind === 'careers' && 'skills' in item) {
      const skillIds = item.skills.map(({ skillId }) => skillId);
      return [
        ...refer('skills', 'skill', skillIds, (id) => Boolean(catalogue.skillsById.find(id))),
        ...refer('related_careers', 'career', item.relatedCareers, (id) => own.has(id)),
      ];
    }
    if (kind === 'programs' && 'schoolId' in item) {
      return [
        ...refer('school_id', 'school', [item.schoolId], (id) =>
          Boolean(catalogue.schoolsById.find(id)),
        ),
        ...refer('career_ids', 'career', item.careerIds, (id) =>
          Boolean(catalogue.careersById.find(id)),
        ),
      ];
    }
    return [];
  });
}

/** What an import of one kind does to another. */
function notesOn(catalogue: Catalogue, kind: CatalogueKind, ids: ReadonlySet<string>): string[] {
  if (kind === 'careers') {
    const lost = catalogue.programs.filter(({ careerIds }) => !careerIds.some((id) => ids.has(id)));
    return lost.length > 0
      ? [
          `${lost.length} programs prepare for careers that are gone, and are not offered until one returns.`,
        ]
      : [];
  }
  if (kind === 'schools') {
    const lost = catalogue.programs.filter(({ schoolId }) => !ids.has(schoolId));
    return lost.length > 0 ? [`${lost.length} programs go with their schools.`] : [];
  }
  return [];
}
