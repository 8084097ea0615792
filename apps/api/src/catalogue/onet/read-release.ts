import {
  type JobZone,
  jobZones,
  type RiasecType,
  riasecTypes,
  type WorkStyle,
  workStyles,
} from '@guildpath/contract';
import { parse } from 'csv-parse/sync';
import type { BadRow } from '../import/csv.ts';

const code = 'O*NET-SOC Code';
const rating = [code, 'Element Name', 'Scale ID', 'Data Value'] as const;
const requiredColumns = {
  'Occupation Data.txt': [code, 'Title', 'Description'],
  'Interests.txt': rating,
  'Job Zones.txt': [code, 'Job Zone'],
  'Skills.txt': rating,
  'Work Styles.txt': rating,
  'Related Occupations.txt': [code, 'Related O*NET-SOC Code'],
} as const;
export type OnetFile = keyof typeof requiredColumns;
export const onetFiles = Object.keys(requiredColumns) as OnetFile[];
const optionalFiles: readonly OnetFile[] = [
  'Skills.txt',
  'Work Styles.txt',
  'Related Occupations.txt',
];

export interface Occupation {
  readonly socCode: string;
  readonly title: string;
  readonly description: string;
  /** Importance by the name of the O*NET element. */
  readonly skills: Map<string, number>;
  readonly interests: Map<RiasecType, number>;
  readonly workStyles: Map<WorkStyle, number>;
  /** Closest first. */
  readonly related: string[];
  jobZone?: JobZone;
}

export interface Release {
  /** By SOC code, in the order of the release. */
  readonly occupations: ReadonlyMap<string, Occupation>;
  readonly bad: readonly (BadRow & { readonly file: OnetFile })[];
  readonly notes: readonly string[];
}

interface TableRow {
  readonly line: number;
  readonly cell: (column: string) => string;
}

/** Reads the tab-separated files of an official O*NET release, by file name. Skips rows of unknown scales. */
export function readRelease(files: Readonly<Partial<Record<OnetFile, string>>>): Release {
  const bad: (BadRow & { readonly file: OnetFile })[] = [];
  const notes: string[] = [];
  const occupations = new Map<string, Occupation>();
  /** `read` returns what is wrong with a row, or undefined. */
  const readRows = (file: OnetFile, read: (row: TableRow) => string | undefined) => {
    const table = readTable(file, files[file]);
    bad.push(...table.bad.map((row) => ({ ...row, file })));
    for (const row of table.rows) {
      const message = read(row);
      if (message) bad.push({ file, line: row.line, message });
    }
  };
  const readRatings = (
    file: OnetFile,
    scale: string,
    [min, max]: readonly [number, number],
    store: (occupation: Occupation, element: string, value: number) => void,
  ) =>
    readRows(file, ({ cell }) => {
      if (cell('Scale ID') !== scale || cell('Recommend Suppress') === 'Y') return undefined;
      const occupation = occupations.get(cell(code));
      if (!occupation) return `There is no occupation ${cell(code)}`;
      const value = Number(cell('Data Value'));
      const isFigure = cell('Data Value') !== '' && value >= min && value <= max;
      if (!isFigure) return `Data Value takes a number from ${min} to ${max}`;
      store(occupation, cell('Element Name'), value);
      return undefined;
    });

  readRows('Occupation Data.txt', ({ cell }) => {
    const socCode = cell(code);
    const [title, description] = [cell('Title'), cell('Description')];
    if (!/^\d\d-\d{4}\.\d\d$/.test(socCode)) return `${code} takes a code such as 15-1252.00`;
    if (title === '' || description === '') return 'Title or Description is missing';
    if (occupations.has(socCode)) return `${socCode} appears twice`;
    occupations.set(socCode, {
      ...{ socCode, title, description, related: [] },
      ...{ skills: new Map(), interests: new Map(), workStyles: new Map() },
    });
    return undefined;
  });
  readRatings('Interests.txt', 'OI', [1, 7], ({ interests }, element, value) => {
    const type = riasecTypes.find((name) => name === element.toLowerCase());
    if (type) interests.set(type, value);
  });
  readRows('Job Zones.txt', ({ cell }) => {
    const occupation = occupations.get(cell(code));
    if (!occupation) return `There is no occupation ${cell(code)}`;
    const zone = jobZones.find((known) => String(known) === cell('Job Zone'));
    if (!zone) return 'Job Zone takes a number from 1 to 5';
    occupation.jobZone = zone;
    return undefined;
  });
  readRatings('Skills.txt', 'IM', [1, 5], ({ skills }, element, value) =>
    skills.set(element, value),
  );
  let hasStyles = false;
  readRatings('Work Styles.txt', 'IM', [1, 5], (occupation, element, value) => {
    const style = workStyles.find((name) => name === element);
    if (style) occupation.workStyles.set(style, value);
    hasStyles ||= style !== undefined;
  });
  if (files['Work Styles.txt'] && !hasStyles) {
    notes.push(
      'Work Styles.txt is from a newer release, which rates other styles on another scale: work styles do not change.',
    );
  }
  readRows('Related Occupations.txt', ({ cell }) => {
    const tier = cell('Relatedness Tier');
    if (tier !== '' && tier !== 'Primary-Short') return undefined;
    const occupation = occupations.get(cell(code));
    if (!occupation) return `There is no occupation ${cell(code)}`;
    occupation.related.push(cell('Related O*NET-SOC Code'));
    return undefined;
  });
  for (const file of optionalFiles) {
    if (files[file] === undefined)
      notes.push(`${file} is missing: the catalogue keeps its current values.`);
  }
  return { occupations, bad, notes };
}

function readTable(
  file: OnetFile,
  text: string | undefined,
): { readonly rows: readonly TableRow[]; readonly bad: readonly BadRow[] } {
  if (text === undefined) {
    const bad = optionalFiles.includes(file) ? [] : [{ line: 1, message: 'This file is missing' }];
    return { rows: [], bad };
  }
  // Official files never quote cells, so a quotation mark is plain text.
  const [header = [], ...body] = parse(text, {
    bom: true,
    delimiter: '\t',
    quote: null,
    relax_column_count: true,
    trim: true,
  });
  const missing = requiredColumns[file].filter((column) => !header.includes(column));
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
