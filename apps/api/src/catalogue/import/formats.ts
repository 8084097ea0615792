import {
  type CatalogueEntry,
  type CatalogueKind,
  catalogueKinds,
  type Entries,
  entrySchemas,
} from '@guildpath/contract';
import { z } from 'zod';
import { type CellSchema, type Cells, cellsOf, findNoValue, namesIn, texts } from './cells.ts';

export type Row = Readonly<Record<string, string | number>>;

export interface CellProblem {
  readonly column: string;
  readonly message: string;
}

interface Column extends Cells {
  readonly name: string;
  /** The field of the entry, and the key within it where it has a column for each of its keys. */
  readonly path: readonly [field: string, key?: string];
  /** An empty cell is an empty list, not a missing value. */
  readonly isRequiredList: boolean;
}

export interface Format<Entry> {
  /** In any order. */
  readonly columns: readonly string[];
  /** The columns whose numbers may have decimals. */
  readonly figures: readonly string[];
  readonly read: (
    cells: Readonly<Record<string, string>>,
  ) => { readonly entry: Entry } | { readonly problems: readonly CellProblem[] };
  /** Writes an empty cell for a missing value. */
  readonly toRow: (entry: Entry) => Row;
}

/** The fields that have a column for each key, named after its first letter, such as `appeal_r`. */
const keyedColumns: Readonly<Record<string, string>> = {
  interests: 'interests',
  appeals: 'appeal',
  activities: 'activities',
  demands: 'demand',
};

/** The cells that do not follow from the schema. */
const ownCells: Readonly<Record<string, Cells>> = {
  // An email address becomes a link.
  contact: {
    ...texts,
    read: (cell) => (z.email().safeParse(cell).success ? `mailto:${cell}` : cell),
    write: (value) => String(value).replace(/^mailto:/, ''),
  },
};

/** Fills in what a file does not say. Imported consultants are real, not samples of ours. */
const fixedFields: Partial<Record<CatalogueKind, object>> = { consultants: { isSample: false } };

function toFormat<Kind extends CatalogueKind>(kind: Kind): Format<Entries[Kind]> {
  const columns = columnsOf(kind);
  return {
    columns: columns.map(({ name }) => name),
    figures: columns.filter(({ hasFigures }) => hasFigures).map(({ name }) => name),
    read: (cells) => {
      const entry = readEntry(columns, cells, { ...fixedFields[kind] });
      const { data, error } = entrySchemas[kind].safeParse(entry);
      const problems = [
        ...(error?.issues ?? []).map((issue) => toProblem(columns, issue)),
        ...findRepetitions(columns, cells),
        ...findNoValues(cells),
      ];
      // The compiler cannot see that the schema and the result are of the same kind.
      return problems.length > 0 ? { problems } : { entry: data as Entries[Kind] };
    },
    toRow: (entry) =>
      Object.fromEntries(
        columns.map(({ name, path: [field, key], write }) => {
          const value = (entry as Fields)[field];
          const shown = key === undefined ? value : (value as Fields | undefined)?.[key];
          return [name, shown === undefined ? '' : write(shown)];
        }),
      ),
  };
}

type Fields = Readonly<Record<string, unknown>>;

function columnsOf(kind: CatalogueKind): Column[] {
  const { properties = {}, required = [] } = z.toJSONSchema(entrySchemas[kind]);
  return Object.entries(properties).flatMap(([field, property]): Column[] => {
    const schema = property as CellSchema;
    const keyed = keyedColumns[field];
    if (keyed !== undefined) {
      const cells = cellsOf(schema.additionalProperties as CellSchema) ?? texts;
      return (schema.propertyNames?.enum ?? []).map((key) => ({
        ...cells,
        name: `${keyed}_${key.charAt(0)}`,
        path: [field, key],
        isRequiredList: false,
      }));
    }
    const cells = ownCells[field] ?? cellsOf(schema);
    if (!cells) return [];
    const isRequiredList = schema.type === 'array' && required.includes(field);
    return [{ ...cells, name: toColumnName(field), path: [field], isRequiredList }];
  });
}

function toColumnName(field: string): string {
  return field.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
}

function readEntry(
  columns: readonly Column[],
  cells: Readonly<Record<string, string>>,
  entry: Record<string, unknown>,
): Fields {
  for (const { name, path, isRequiredList, read } of columns) {
    const [field, key] = path;
    const cell = cells[name] ?? '';
    const value = cell === '' && !isRequiredList ? undefined : read(cell);
    if (value === undefined) continue;
    entry[field] = key === undefined ? value : { ...(entry[field] ?? {}), [key]: value };
  }
  return entry;
}

function toProblem(
  columns: readonly Column[],
  {
    path: [field, key],
    message,
  }: { readonly path: readonly PropertyKey[]; readonly message: string },
): CellProblem {
  const ofField = columns.filter(({ path }) => path[0] === field);
  const column = ofField.find(({ path }) => path[1] === key) ?? ofField[0];
  return { column: column?.name ?? String(field), message };
}

function findRepetitions(
  columns: readonly Column[],
  cells: Readonly<Record<string, string>>,
): CellProblem[] {
  return columns
    .filter(({ read }) => read !== texts.read)
    .map(({ name }) => ({ column: name, names: namesIn(cells[name] ?? '') }))
    .filter(({ names }) => new Set(names).size < names.length)
    .map(({ column }) => ({ column, message: 'Lists a value twice' }));
}

function findNoValues(cells: Readonly<Record<string, string>>): CellProblem[] {
  return Object.entries(cells).flatMap(([column, cell]) => {
    const message = findNoValue(cell);
    return message === undefined ? [] : { column, message };
  });
}

type Formats = { readonly [Kind in CatalogueKind]: Format<Entries[Kind]> };

/** The formats follow from the contract's schemas: a new field is a new column. */
export const formats = Object.fromEntries(
  catalogueKinds.map((kind) => [kind, toFormat(kind)]),
) as unknown as Formats;

export function formatOf(kind: CatalogueKind): Format<CatalogueEntry> {
  // The compiler cannot see that the entries and the format are of the same kind.
  return formats[kind] as unknown as Format<CatalogueEntry>;
}
