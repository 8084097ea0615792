import { CsvError, parse } from 'csv-parse/sync';
import type { Row } from './formats.ts';

export interface BadRow {
  /** Only for an import of several files. */
  readonly file?: string;
  /** Counts from 1. */
  readonly line: number;
  /** Absent when the problem is not in a single column. */
  readonly column?: string;
  readonly message: string;
}

export interface ReadRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

interface ReadTable {
  readonly rows: readonly ReadRow[];
  readonly bad: readonly BadRow[];
}

const maxRows = 5_000;
/** Counts characters; several times the longest career. */
const maxRecordSize = 64_000;

// Spreadsheets run text that begins like this as a formula, so it is written with an apostrophe before it.
// So is text that begins with an apostrophe itself: every cell is read back unchanged.
const needsApostrophe = /^['=+\-@\t\r]/;
const hasApostrophe = /^'['=+\-@\t\r]/;

/** Writes a file that spreadsheets open: UTF-8 with a byte order mark, a header, commas. */
export function writeCsv(columns: readonly string[], rows: readonly Row[]): string {
  const cellsOf = (row: Row) => columns.map((column) => withoutFormula(row[column] ?? ''));
  const lines = [columns, ...rows.map(cellsOf)].map((cells) => cells.map(quote).join(','));
  return `\uFEFF${lines.join('\n')}\n`;
}

function withoutFormula(cell: string | number) {
  return typeof cell === 'string' && needsApostrophe.test(cell) ? `'${cell}` : cell;
}

function quote(cell: string | number) {
  return /[",\r\n]/.test(`${cell}`) ? `"${`${cell}`.replaceAll('"', '""')}"` : cell;
}

/** Messages by the parser's error code, for people who work in a spreadsheet. */
const messages: Readonly<Record<string, string>> = {
  CSV_INVALID_CLOSING_QUOTE: 'There is text after a closing quotation mark',
  CSV_MAX_RECORD_SIZE: `A row can have at most ${maxRecordSize} characters`,
  CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE: 'There is text after a closing quotation mark',
  CSV_QUOTE_NOT_CLOSED: 'A quotation mark is never closed',
  INVALID_OPENING_QUOTE: 'There is a quotation mark inside an unquoted cell',
};

/** The decoder writes this character for bytes that are not UTF-8. */
const undecoded = '\uFFFD';

/** Old Excel for the Mac ends lines with a carriage return alone. */
const newline = /\r\n?|\n/;
/** Excel reads the delimiter from such a first line. */
const delimiterLine = /^\uFEFF?"?sep=(.)"?[,;\t]*(?:\r\n?|\n)/i;

/**
 * Reads a table whose header names the columns in any order. Detects commas, semicolons and tabs; with the
 * last two, cells of `figures` may have decimal commas. Ignores empty rows, and empty columns without a name.
 */
export function readCsv(
  text: string,
  columns: readonly string[],
  figures: readonly string[] = [],
): ReadTable {
  if (text.trim() === '') return refuse(1, 'This file is empty');
  const firstUndecoded = text.indexOf(undecoded);
  if (firstUndecoded >= 0) {
    const line = newlinesIn([text.slice(0, firstUndecoded)]) + 1;
    return refuse(line, 'This isn’t UTF-8 text. Save the file as “CSV UTF-8” and choose it again');
  }
  const delimiter = delimiterOf(text);
  let records: readonly { readonly record: string[]; readonly info: { readonly lines: number } }[];
  try {
    // The parser's types ignore the option `info`.
    records = parse(text, {
      bom: true,
      delimiter,
      from_line: delimiterLine.test(text) ? 2 : 1,
      info: true,
      max_record_size: maxRecordSize,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      // The header, and one row too many.
      to: maxRows + 2,
      trim: true,
    }) as unknown as typeof records;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return refuse(Number(error.lines) || 1, messages[error.code] ?? 'This isn’t valid CSV');
  }
  const [header, ...body] = records;
  const named = header?.record.map((name) => toColumn(name, columns)) ?? [];
  const width = named.findLastIndex((name) => name !== '') + 1;
  const bad = checkHeader(named, columns);
  if (body.length > maxRows) {
    bad.push({ line: maxRows + 2, message: `A file can have at most ${maxRows} rows` });
  }
  if (bad.length > 0) return { rows: [], bad };
  const toCell = (column: string, cell: string) => {
    if (hasApostrophe.test(cell)) return cell.slice(1);
    const mayHaveCommas = delimiter !== ',' && figures.includes(column);
    return mayHaveCommas ? cell.replaceAll(/(?<=\d),(?=\d)/g, '.') : cell;
  };
  const rows: ReadRow[] = [];
  for (const { record, info } of body) {
    const line = info.lines - newlinesIn(record);
    const unnamed = record.findIndex((cell, i) => cell !== '' && !named[i]);
    if (record.length < width || unnamed >= width) {
      const count = record.length < width ? record.length : record.findLastIndex(Boolean) + 1;
      const message = `This row has ${count} cells, but the header has ${width}`;
      bad.push({ line, message });
    } else if (unnamed >= 0) {
      bad.push({ line, message: `Cell ${unnamed + 1} is in a column without a name` });
    } else {
      const cells = columns.map((name) => {
        return [name, toCell(name, record[named.indexOf(name)] ?? '')] as const;
      });
      rows.push({ line, cells: Object.fromEntries(cells) });
    }
  }
  return { rows, bad };
}

function refuse(line: number, message: string): ReadTable {
  return { rows: [], bad: [{ line, message }] };
}

/** Finds the column that is meant, in any case and with any marks between the words: `Job Zone`. */
function toColumn(name: string, columns: readonly string[]): string {
  const toWords = (text: string) => text.toLowerCase().replaceAll(/[\s_-]/g, '');
  return columns.find((column) => toWords(column) === toWords(name)) ?? name;
}

/** Tables that others keep may not have these. */
const optionalColumns = ['about', 'abroad', 'after', 'outlook', 'schooling', 'preparation'];

function checkHeader(named: readonly string[], columns: readonly string[]): BadRow[] {
  const missing = columns.filter(
    (column) => !named.includes(column) && !optionalColumns.includes(column),
  );
  const unknown = named.filter((column) => column !== '' && !columns.includes(column));
  const duplicate = named.filter((column, i) => column !== '' && named.indexOf(column) !== i);
  return [
    ...missing.map((column) => ({ line: 1, column, message: 'This column is missing' })),
    ...unknown.map((column) => ({ line: 1, column, message: 'This column doesn’t exist' })),
    ...duplicate.map((column) => ({ line: 1, column, message: 'This column appears twice' })),
  ];
}

function delimiterOf(text: string): string {
  const [, stated = ','] = delimiterLine.exec(text) ?? [];
  const [header = ''] = text
    .replace(delimiterLine, '')
    .trimStart()
    .slice(0, 2_000)
    .split(newline, 1);
  return [stated, ',', ';', '\t'].find((delimiter) => header.includes(delimiter)) ?? ',';
}

function newlinesIn(record: readonly string[]): number {
  return record.join('').split(newline).length - 1;
}
