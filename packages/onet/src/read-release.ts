import {
  type JobZone,
  jobZones,
  type RiasecType,
  riasecTypes,
  type WorkStyle,
  workStyles,
} from '@guildpath/contract';
import { parse } from 'csv-parse/sync';

const code = 'O*NET-SOC Code';
const rating = [code, 'Element Name', 'Scale ID', 'Data Value'] as const;

interface Table {
  /** The official names: alternatives by release, the oldest first, each of one file or more. */
  readonly names: readonly (readonly string[])[];
  readonly columns: readonly string[];
  readonly isOptional?: boolean;
}

const tables = {
  occupations: { names: [['Occupation Data.txt']], columns: [code, 'Title', 'Description'] },
  interests: { names: [['Interests.txt'], ['Career Interest Types.txt']], columns: rating },
  jobZones: { names: [['Job Zones.txt']], columns: [code, 'Job Zone'] },
  skills: {
    names: [['Skills.txt'], ['Essential Skills.txt', 'Transferable Skills.txt']],
    columns: rating,
    isOptional: true,
  },
  knowledge: { names: [['Knowledge.txt']], columns: rating, isOptional: true },
  workStyles: { names: [['Work Styles.txt']], columns: rating, isOptional: true },
  related: {
    names: [['Related Occupations.txt']],
    columns: [code, 'Related O*NET-SOC Code'],
    isOptional: true,
  },
} as const satisfies Readonly<Record<string, Table>>;

/** The text files of a release by name. */
export type OnetFiles = Readonly<Record<string, string | undefined>>;

const readMe = 'Read Me.txt';
export const onetFiles: readonly string[] = [
  readMe,
  ...Object.values(tables).flatMap(({ names }) => names.flat()),
];

/**
 * Finds the number of the release, such as `31.0`: in its `Read Me.txt`, or in the name that its folder was
 * downloaded with, such as `db_31_0_text`.
 */
export function findReleaseNumber(files: OnetFiles, folder: string): string | undefined {
  const [, written] = /O\*NET\W*(\d+\.\d+)/.exec(files[readMe] ?? '') ?? [];
  const [, major, minor] = /(?<!\d)(\d\d)[._](\d)(?!\d)/.exec(folder) ?? [];
  return written ?? (major && `${major}.${minor}`);
}

export interface Occupation {
  readonly socCode: string;
  readonly title: string;
  readonly description: string;
  /** Importance by the name of the O*NET element. */
  readonly skills: Map<string, number>;
  /** Likewise, by area. */
  readonly knowledge: Map<string, number>;
  readonly interests: Map<RiasecType, number>;
  readonly workStyles: Map<WorkStyle, number>;
  /** Closest first. */
  readonly related: string[];
  jobZone?: JobZone;
}

export interface Release {
  /** Keyed by SOC code, in the order of the release. */
  readonly occupations: ReadonlyMap<string, Occupation>;
  readonly bad: readonly ReleaseProblem[];
  readonly notes: readonly string[];
}

export interface ReleaseProblem {
  readonly file: string;
  /** Counts from 1. */
  readonly line: number;
  /** Absent when the problem is not in a single column. */
  readonly column?: string;
  readonly message: string;
}

interface TableRow {
  readonly line: number;
  readonly cell: (column: string) => string;
}

/** Reads the tab-separated files of an official O*NET release, by file name. Skips rows of unknown scales. */
export function readRelease(files: OnetFiles): Release {
  const bad: ReleaseProblem[] = [];
  const notes: string[] = [];
  const occupations = new Map<string, Occupation>();
  for (const table of Object.values<Table>(tables)) {
    const file = findMissing(table, files);
    if (file === undefined) continue;
    if (table.isOptional) notes.push(`${file} is missing: the catalogue keeps its current values.`);
    else bad.push({ file, line: 1, message: 'This file is missing' });
  }
  if (bad.length > 0) return { occupations, bad, notes };
  /** `read` returns what is wrong with a row, or undefined. */
  const readRows = ({ names, columns }: Table, read: (row: TableRow) => string | undefined) => {
    for (const file of names.flat()) {
      const table = readTable(files[file], columns);
      bad.push(...table.bad.map((row) => ({ ...row, file })));
      for (const row of table.rows) {
        const message = read(row);
        if (message) bad.push({ file, line: row.line, message });
      }
    }
  };
  const readRatings = (
    table: Table,
    scale: string,
    [min, max]: readonly [number, number],
    store: (occupation: Occupation, element: string, value: number) => void,
  ) =>
    readRows(table, ({ cell }) => {
      if (cell('Scale ID') !== scale || cell('Recommend Suppress') === 'Y') return undefined;
      const occupation = occupations.get(cell(code));
      if (!occupation) return `There is no occupation ${cell(code)}`;
      const value = Number(cell('Data Value'));
      const isFigure = cell('Data Value') !== '' && value >= min && value <= max;
      if (!isFigure) return `Data Value takes a number from ${min} to ${max}`;
      store(occupation, cell('Element Name'), value);
      return undefined;
    });

  readRows(tables.occupations, ({ cell }) => {
    const socCode = cell(code);
    const [title, description] = [cell('Title'), cell('Description')];
    if (!/^\d\d-\d{4}\.\d\d$/.test(socCode)) return `${code} takes a code such as 15-1252.00`;
    if (title === '' || description === '') return 'Title or Description is missing';
    if (occupations.has(socCode)) return `${socCode} appears twice`;
    occupations.set(socCode, {
      ...{ socCode, title, description, related: [] },
      ...{ skills: new Map(), knowledge: new Map(), interests: new Map(), workStyles: new Map() },
    });
    return undefined;
  });
  readRatings(tables.interests, 'OI', [1, 7], ({ interests }, element, value) => {
    const type = riasecTypes.find((name) => name === element.toLowerCase());
    if (type) interests.set(type, value);
  });
  readRows(tables.jobZones, ({ cell }) => {
    const occupation = occupations.get(cell(code));
    if (!occupation) return `There is no occupation ${cell(code)}`;
    const zone = jobZones.find((known) => known === Number(cell('Job Zone')));
    if (!zone) return 'Job Zone takes a number from 1 to 5';
    occupation.jobZone = zone;
    return undefined;
  });
  readRatings(tables.skills, 'IM', [1, 5], ({ skills }, element, value) =>
    skills.set(element, value),
  );
  readRatings(tables.knowledge, 'IM', [1, 5], ({ knowledge }, element, value) =>
    knowledge.set(element, value),
  );
  let hasStyles = false;
  readRatings(tables.workStyles, 'IM', [1, 5], (occupation, element, value) => {
    const style = workStyles.find((name) => name === element);
    if (style) occupation.workStyles.set(style, value);
    hasStyles ||= style !== undefined;
  });
  if (files['Work Styles.txt'] && !hasStyles) {
    notes.push(
      'Work Styles.txt is from a newer release, which rates other styles on another scale: work styles do not change.',
    );
  }
  readRows(tables.related, ({ cell }) => {
    const tier = cell('Relatedness Tier');
    if (tier !== '' && tier !== 'Primary-Short') return undefined;
    const occupation = occupations.get(cell(code));
    if (!occupation) return `There is no occupation ${cell(code)}`;
    occupation.related.push(cell('Related O*NET-SOC Code'));
    return undefined;
  });
  return { occupations, bad, notes };
}

/** Names what is missing of a table, by all of its names where nothing is there. */
function findMissing({ names }: Table, files: OnetFiles): string | undefined {
  const isThere = (file: string) => files[file] !== undefined;
  if (names.some((alternative) => alternative.every(isThere))) return undefined;
  const begun = names.find((alternative) => alternative.some(isThere));
  if (begun) return begun.filter((file) => !isThere(file)).join(' and ');
  const [oldest, ...newer] = names.map((alternative) => alternative.join(' and '));
  return newer.length > 0 ? `${oldest} (or ${newer.join(', or ')})` : oldest;
}

function readTable(
  text: string | undefined,
  columns: readonly string[],
): { readonly rows: readonly TableRow[]; readonly bad: readonly Omit<ReleaseProblem, 'file'>[] } {
  if (text === undefined) return { rows: [], bad: [] };
  // Official files never quote cells, so a quotation mark is plain text.
  const [header = [], ...body] = parse(text, {
    bom: true,
    delimiter: '\t',
    quote: null,
    relax_column_count: true,
    trim: true,
  });
  const missing = columns.filter((column) => !header.includes(column));
  if (missing.length > 0) {
    const bad = missing.map((column) => ({ line: 1, column, message: 'This column is missing' }));
    return { rows: [], bad };
  }
  const rows = body.map((record, index) => ({
    line: index + 2,
    cell: (column: string) => record[header.indexOf(column)] ?? '',
  }));
  return { rows: rows.filter(({ cell }) => cell(code) !== ''), bad: [] };
}
