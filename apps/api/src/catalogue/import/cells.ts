/** The part of a JSON schema that decides how its values stand in a cell. */
export interface CellSchema {
  readonly type?: string;
  readonly maximum?: number;
  readonly items?: { readonly properties?: Readonly<Record<string, unknown>> };
  /** A record's keys. */
  readonly propertyNames?: { readonly enum?: readonly string[] };
  readonly additionalProperties?: unknown;
}

/** Reads and writes the cells of a column. Wrong values are read as they are; the contract refuses them. */
export interface Cells {
  /** True when its numbers may have decimals. */
  readonly hasFigures: boolean;
  /** Reads a cell that is not empty. */
  readonly read: (cell: string) => unknown;
  readonly write: (value: unknown) => string | number;
}

export const texts: Cells = {
  hasFigures: false,
  read: (cell) => cell,
  write: (value) => (typeof value === 'number' ? value : String(value)),
};

const numbers: Cells = { ...texts, hasFigures: true, read: toNumber };

function toNumber(cell: string): number | string {
  return /^-?\d+(?:\.\d+)?$/.test(cell) ? Number(cell) : cell;
}

const groupedThousands = /^\d{1,3}(?:[.,'’\s]\d{3})+(?=$|[.,]\d\d?$)/;

/** Accepts amounts with separated thousands, as spreadsheets may write them: `75.000`. */
export const amounts: Cells = {
  ...numbers,
  read: (cell) =>
    toNumber(cell.replace(groupedThousands, (digits) => digits.replaceAll(/\D/g, ''))),
};

/** Accepts values separated by semicolons. */
const lists: Cells = {
  hasFigures: false,
  read: toItems,
  write: (value) => (Array.isArray(value) ? value.join('; ') : ''),
};

/** Accepts pairs of a name and a number, such as `reading: 4.1; math: 3.5`, for a record. */
const ratings: Cells = {
  hasFigures: true,
  read: (cell) => Object.fromEntries(toItems(cell).map(toPair)),
  write: (value) => lists.write(Object.entries(value ?? {}).map(([name, n]) => `${name}: ${n}`)),
};

/** Accepts the same pairs for a list of objects with these two properties. */
function ratedObjects([name = '', figure = '']: readonly string[]): Cells {
  return {
    hasFigures: true,
    read: (cell) =>
      toItems(cell)
        .map(toPair)
        .map(([id, n]) => ({ [name]: id, [figure]: n })),
    write: (value) => {
      const objects = value as readonly Readonly<Record<string, unknown>>[];
      return lists.write(objects.map((each) => `${String(each[name])}: ${String(each[figure])}`));
    },
  };
}

/** A number that may be above this is an amount. */
const maxFigure = 1_000;

/** Returns the cells for values of the schema; undefined for values that have no column. */
export function cellsOf(schema: CellSchema): Cells | undefined {
  switch (schema.type) {
    case 'string':
      return texts;
    case 'number':
      return (schema.maximum ?? 0) > maxFigure ? amounts : numbers;
    case 'array':
      return schema.items?.properties ? ratedObjects(Object.keys(schema.items.properties)) : lists;
    case 'object':
      return ratings;
    default:
      return undefined;
  }
}

/** Lists the names in a cell with one name, a list of them, or pairs of a name and a number. */
export function namesIn(cell: string): string[] {
  return toItems(cell).map((item) => item.replace(/:[^:]*$/, '').trim());
}

function toItems(cell: string): string[] {
  return cell
    .split(';')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function toPair(item: string): [string, number | string] {
  const colon = item.lastIndexOf(':');
  return [item.slice(0, Math.max(0, colon)).trim(), toNumber(item.slice(colon + 1).trim())];
}

export const dateHint =
  'It looks like a date, which spreadsheets make of figures: format the column as text and enter it again';
export const shortenedHint =
  'The spreadsheet changed it, and may have left digits out: format the column as text and enter it again';

// What spreadsheets show and save for a figure that they took for a date, in the languages that they speak:
// `04.12.2026`, `4/12`, `2026-12-04 00:00:00`; `12. Apr`, `12-avr`, `12.апр`; `Jan 85`, `Apr-12`; `46124`.
const dates = [
  /^\d{1,4}(?:\.\s?\d{1,2}\.|[/-]\d{1,2}\b)[\d./:\s-]*$/,
  /^\d{1,2}(?:[./-]\s?\p{L}{2,6}|\s\p{L}{3,4})\.?(?:[./\s-]+\d{2,4})?$/u,
  /^\p{L}{3,4}\.?[./\s-]\d{1,4}\.?$/u,
  /^4\d{4}$/,
];
/** Matches what a column that is too narrow shows: `1.2E+05`, `####`. */
const shortened = [/^-?\d+(?:[.,]\d+)?E[+-]?\d+$/i, /^#{2,}$/];

/** Returns how a spreadsheet may have changed a cell that was refused, and what to do. */
export function findSpreadsheetHint(cell: string): string | undefined {
  const matches = (pattern: RegExp) => pattern.test(cell.trim());
  if (dates.some(matches)) return dateHint;
  return shortened.some(matches) ? shortenedHint : undefined;
}

/** Matches what spreadsheets save for a failed formula: `#NAME?`, `#BEZUG!`, `#N/A`, `Err:508`. */
const failedFormula = /^(?:#[¡¿]?\p{Lu}[\p{Lu}\d/_]*[!?]|#N\/?[ADV]|Err:\d{3})$/u;
/** Matches what programs and people write where they have no value. */
const noValue = /^(?:nan|null|none|undefined|#?n\/?a|n\.a\.|<na>|[-\u2010-\u2015\u2212]+)$/i;

/** Returns what is wrong with a cell that stands for no value. */
export function findNoValue(cell: string): string | undefined {
  if (failedFormula.test(cell.trim())) return `Has ${cell}, for a formula that failed`;
  if (!noValue.test(cell.trim())) return undefined;
  return `Has ${cell}, for no value: enter one, or leave the cell empty`;
}
