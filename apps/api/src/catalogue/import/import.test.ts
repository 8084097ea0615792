import { careers } from '@guildpath/content';
import { type Career, catalogueKinds, riasecTypes, workStyles } from '@guildpath/contract';
import type { Catalogue } from '@guildpath/results';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openSqlite } from '../../../testing/open-sqlite.ts';
import { loadCatalogue } from '../load-catalogue.ts';
import { resetKind, seedCareerData } from '../seed-catalogue.ts';
import { applyImport } from './apply-import.ts';
import { amounts, dateHint, findNoValue, findSpreadsheetHint, shortenedHint } from './cells.ts';
import { readCsv, writeCsv } from './csv.ts';
import { formats, type Row } from './formats.ts';
import { exportCsv, type ImportPlan, planCsvImport } from './plan-import.ts';

async function openCatalogue() {
  const { db } = await openSqlite();
  return { db, load: () => loadCatalogue(db) };
}

function plan(
  catalogue: Catalogue,
  kind: (typeof catalogueKinds)[number],
  text: string,
): ImportPlan {
  const outcome = planCsvImport(catalogue, kind, text);
  if (outcome.kind === 'bad') throw new Error(JSON.stringify(outcome.bad));
  return outcome.plan;
}

function linesOf(catalogue: Catalogue, kind: (typeof catalogueKinds)[number]): string[] {
  return exportCsv(catalogue, kind).trimEnd().split('\n');
}

describe('a file that was exported', () => {
  it.each(catalogueKinds.filter((kind) => kind !== 'consultants'))(
    'changes nothing when its %s are imported',
    async (kind) => {
      const { load } = await openCatalogue();
      const catalogue = await load();
      expect(plan(catalogue, kind, exportCsv(catalogue, kind))).toMatchObject({
        added: [],
        changed: [],
        gone: [],
        unchangedCount: catalogue[kind].length,
        notes: [],
      });
    },
  );

  it('takes the sample mark from consultants, and changes nothing the second time', async () => {
    const { db, load } = await openCatalogue();
    const shipped = await load();
    const first = plan(shipped, 'consultants', exportCsv(shipped, 'consultants'));
    expect(first.changed).toHaveLength(shipped.consultants.length);
    await applyImport(db, first);
    const own = await load();
    expect(own.consultants.every(({ isSample }) => !isSample)).toBe(true);
    expect(plan(own, 'consultants', exportCsv(own, 'consultants')).changed).toEqual([]);
  });

  it('is read the same with a byte order mark, Windows line ends, semicolons or columns in another order', async () => {
    const { load } = await openCatalogue();
    const catalogue = await load();
    const csv = exportCsv(catalogue, 'schools');
    const { rows } = readCsv(csv, formats.schools.columns);
    const turned = formats.schools.columns.toReversed();
    const cells = rows.map((row) => row.cells);
    for (const text of [
      csv.replaceAll('\n', '\r\n'),
      csv.replace('\uFEFF', ''),
      writeCsv(turned, cells),
      [
        formats.schools.columns.join(';'),
        ...cells.map((row) =>
          formats.schools.columns.map((c) => `"${row[c]?.replaceAll('"', '""')}"`).join(';'),
        ),
      ].join('\n'),
    ]) {
      expect(plan(catalogue, 'schools', text)).toMatchObject({
        added: [],
        changed: [],
        gone: [],
      });
    }
  });
});

/** The rows as a spreadsheet saves them in a country with decimal commas. */
function asGermanExcel(rows: readonly Row[], columns: readonly string[], delimiter = ';'): string {
  const figures = /^(?:interests_|growth|job_zone|median_pay|employment)/;
  const toCell = (column: string, cell: string | number = '') =>
    figures.test(column)
      ? String(cell).replace(/^\d+$/, '$&.0').replace('.', ',')
      : `"${String(cell).replaceAll('"', '""')}"`;
  const lines = rows.map((row) => columns.map((column) => toCell(column, row[column])));
  return [
    `sep=${delimiter}`,
    columns.join(delimiter),
    ...lines.map((cells) => cells.join(delimiter)),
  ].join('\r\n');
}

describe('a file from a spreadsheet', () => {
  it.each([';', '\t'])('has decimal commas between %j', async (delimiter) => {
    const { load } = await openCatalogue();
    const catalogue = await load();
    const { columns, toRow } = formats.careers;
    const text = asGermanExcel(catalogue.careers.map(toRow), columns, delimiter);
    expect(text).toMatch(/\d,\d/);
    const { changed, unchangedCount } = plan(catalogue, 'careers', text);
    expect(changed).toEqual([]);
    expect(unchangedCount).toBe(catalogue.careers.length);
  });

  it('has decimal commas in pairs too, but none in texts or between commas', () => {
    const [row] = readCsv(
      'skills;title\n"reading: 4,1; math: 3,5";Rank 1,2',
      ['skills', 'title'],
      ['skills'],
    ).rows;
    expect(row?.cells).toEqual({ skills: 'reading: 4.1; math: 3.5', title: 'Rank 1,2' });
    const [other] = readCsv('skills,title\n"reading: 4,1",A', ['skills', 'title'], ['skills']).rows;
    expect(other?.cells.skills).toBe('reading: 4,1');
  });

  it('is refused with a hint for each cell that became a date', async () => {
    const { load } = await openCatalogue();
    const catalogue = await load();
    const header = 'id;name;specialty;location;rating;categories;contact';
    const dates = ['12. Apr', '04.12.2026', 'Jan 85', '12-avr', '46124'];
    const rows = dates.map((rating, i) => `c-${i};C;Crafts;Graz;${rating};;`);
    const outcome = planCsvImport(catalogue, 'consultants', [header, ...rows].join('\n'));
    expect(outcome).toEqual({
      kind: 'bad',
      badCount: dates.length,
      bad: dates.map((_, i) => ({
        line: i + 2,
        column: 'rating',
        message: `Enter a number from 1 to 5. ${dateHint}`,
      })),
    });
  });

  it.each([
    ['a first line for Excel', 'sep=;\nid;name\n1;a\n2;b', [3, 4]],
    [
      'the same in quotes, after a byte order mark',
      '\uFEFF"sep=;"\r\nid;name\r\n1;a\r\n2;b',
      [3, 4],
    ],
    ['another delimiter in that line', 'sep=|\nid|name\n1|a\n2|b', [3, 4]],
    ['that line with another delimiter than it states', 'sep=;,\nid,name\n1,a\n2,b', [3, 4]],
    ['empty columns at the end', 'id,name,,\n1,a,,\n2,b,,', [2, 3]],
    ['an empty column between others', 'id,,name\n1,,a\n2,,b', [2, 3]],
    ['rows of commas', `id,name\n1,a\n,\n2,b\n${',\n'.repeat(6_000)}`, [2, 4]],
    ['blank lines first', '\n \nid;name\n1;a\n;\n2;b', [4, 6]],
    ['carriage returns alone after a line for Excel', 'sep=;\rid;name\r\r1;a\r2;b', [4, 5]],
    ['capitals in its header', 'ID,Name\n1,a\n2,b', [2, 3]],
  ])('may have %s', (_, text, lines) => {
    const { rows, bad } = readCsv(text, ['id', 'name']);
    expect(bad).toEqual([]);
    expect(rows).toEqual([
      { line: lines[0], cells: { id: '1', name: 'a' } },
      { line: lines[1], cells: { id: '2', name: 'b' } },
    ]);
  });

  it.each([
    ['socCode,Job Zone', ['soc_code', 'job_zone']],
    ['SOC-CODE,JOB_ZONE', ['soc_code', 'job_zone']],
  ])('may have the header %s', (header, columns) => {
    const { rows, bad } = readCsv(`${header}\n1,2`, columns);
    const [first = '', second = ''] = columns;
    expect({ bad, cells: rows[0]?.cells }).toEqual({
      bad: [],
      cells: { [first]: '1', [second]: '2' },
    });
  });

  it.each([
    ['id,name,,\n1,a,b,', 'This row has 3 cells, but the header has 2'],
    ['id,name\n1,a,b', 'This row has 3 cells, but the header has 2'],
    ['id,,name\n1,b,a', 'Cell 2 is in a column without a name'],
    ['id,name,,\n1,,,', undefined],
  ])('%j is told where a cell has no column', (text, message) => {
    const { bad } = readCsv(text, ['id', 'name']);
    expect(bad).toEqual(message === undefined ? [] : [{ line: 2, message }]);
  });
});

describe('a cell', () => {
  it.each([
    ['12. Apr', dateHint],
    ['04.12.2026', dateHint],
    ['4/12', dateHint],
    ['2026-12-04 00:00:00', dateHint],
    ['12.апр', dateHint],
    ['févr.-12', dateHint],
    ['12.IV', dateHint],
    ['46124', dateHint],
    ['1,23e5', shortenedHint],
    ['#####', shortenedHint],
    ...['4,12', '-3', '800', 'four', '4.l', '', 'class 12', 'reading: 4.1'].map((cell) => [cell]),
  ])('%j gets the hint %s', (cell = '', hint) => {
    expect(findSpreadsheetHint(cell)).toBe(hint);
  });

  it.each(['#NAME?', '#NV', '#N/A', '#DIV/0!', '#¡VALOR!', 'Err:508'])('has %s', (cell) => {
    expect(findNoValue(cell)).toBe(`Has ${cell}, for a formula that failed`);
  });

  it.each(['nan', 'NULL', 'None', 'N/A', '#n/a', 'n.a.', '<NA>', '-', '–', ' — '])(
    'has %j',
    (cell) => {
      expect(findNoValue(cell)).toMatch(/for no value: enter one, or leave the cell empty$/);
    },
  );

  it.each([
    ...['#1', 'C#', '#NVIDIA', '#REF! is what it said', '-3', ''],
    ...['Nan Madol', 'Christopher Null', 'None of these', 'Nana', 'A - B'],
  ])('has a value: %j', (cell) => {
    expect(findNoValue(cell)).toBeUndefined();
  });

  it.each([
    ['75000.0', 75_000],
    ['75.000', 75_000],
    ['1.234.567.00', 1_234_567],
    ['75\u202F000', 75_000],
    ['75’000', 75_000],
    ['75,00', '75,00'],
    ['1234.567', 1_234.567],
  ])('%j is the amount %s', (cell, amount) => {
    expect(amounts.read(cell)).toBe(amount);
  });
});

// A file with U+FFFD is refused, because the decoder writes it for bytes that are not UTF-8.
const plain = fc
  .string({ minLength: 1, maxLength: 60, unit: 'grapheme' })
  .map((value) => value.replaceAll(/\p{Cc}|\uFFFD/gu, '').trim())
  .filter((value) => value !== '' && !findNoValue(value));
const word = plain.map((value) => value.replaceAll(';', '').trim()).filter((value) => value !== '');
const figure = (min: number, max: number) =>
  fc.double({ min, max, noNaN: true }).map((value) => Math.round(value * 100) / 100 + 0);

const anyCareer: fc.Arbitrary<Career> = fc
  .record(
    {
      title: plain,
      category: plain,
      description: plain,
      jobZone: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const, 5 as const),
      interests: fc.tuple(...riasecTypes.map(() => figure(1, 7))),
      workStyle: fc.constantFrom(...workStyles),
      growthPercent: figure(-90, 90),
      day: plain,
      payGroup: plain,
      alsoCalled: fc.uniqueArray(word, { minLength: 1, maxLength: 4 }),
    },
    { requiredKeys: ['title', 'category', 'description', 'jobZone', 'interests', 'workStyle'] },
  )
  .map(({ interests, workStyle, ...rest }) => ({
    id: 'any-career',
    socCode: '15-1252.00',
    skills: [{ skillId: 'reading', importance: 4.12 }],
    relatedCareers: [],
    workStyles: { [workStyle]: 3.5 },
    after: [{ careerId: 'surveyor', years: 3 }],
    ...rest,
    interests: {
      realistic: interests[0] ?? 1,
      investigative: interests[1] ?? 1,
      artistic: interests[2] ?? 1,
      social: interests[3] ?? 1,
      enterprising: interests[4] ?? 1,
      conventional: interests[5] ?? 1,
    },
  }));

it('any career is read back from a file exactly as it was written', () => {
  const { columns, read, toRow } = formats.careers;
  fc.assert(
    fc.property(anyCareer, (career) => {
      const { rows, bad } = readCsv(writeCsv(columns, [toRow(career)]), columns);
      expect(bad).toEqual([]);
      expect(read(rows[0]?.cells ?? {})).toEqual({ entry: career });
    }),
  );
});

it('a table of careers may lack columns that say more about a few', () => {
  const { columns, read, toRow } = formats.careers;
  const captain = careers.find(({ id }) => id === 'ship-captain');
  if (!captain) throw new Error('There is no ship captain.');
  const { about: _, after: __, schooling: ___, preparation: ____, ...career } = captain;
  const lacking = new Set(['about', 'after', 'schooling', 'preparation']);
  const own = columns.filter((column) => !lacking.has(column));
  const { rows, bad } = readCsv(writeCsv(own, [toRow(captain)]), columns);
  expect(bad).toEqual([]);
  expect(read(rows[0]?.cells ?? {})).toEqual({ entry: career });
});

it.each([
  ['activities_r', 'juggling', /^Must be one of: measuring/],
  ['activities_i', 'measuring; checking; sorting', /^Use at most 2/],
  ['activities_a', 'drawing', /^Goes with an appeal to the same interest/],
])('the column %s is refused with %s', (column, value, message) => {
  const { columns, read, toRow } = formats.careers;
  const surveyor = careers.find(({ id }) => id === 'surveyor');
  if (!surveyor) throw new Error('There is no surveyor.');
  const { rows } = readCsv(writeCsv(columns, [{ ...toRow(surveyor), [column]: value }]), columns);
  const problem = { column, message: expect.stringMatching(message) };
  expect(read(rows[0]?.cells ?? {})).toEqual({ problems: [problem] });
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', "'=1+1", "''quoted", "'tis"])(
  'the text %s is no formula in a spreadsheet, and is read back',
  (name) => {
    const csv = writeCsv(['id', 'name'], [{ id: 'a', name }]);
    expect(csv.split('\n')[1]).not.toMatch(/,"?[=+\-@]/);
    expect(readCsv(csv, ['id', 'name']).rows[0]?.cells.name).toBe(name);
  },
);

describe('a bad file', () => {
  it('is refused where a career comes after one that it lacks', async () => {
    const { load } = await openCatalogue();
    const catalogue = await load();
    const text = exportCsv(catalogue, 'careers').replace('police-officer: 3', 'wizard: 3');
    expect(planCsvImport(catalogue, 'careers', text)).toMatchObject({
      bad: [{ column: 'after', message: 'There’s no career wizard' }],
    });
  });

  it('is refused with the duplicates and unknown references of rows that have other bad cells too', async () => {
    const { load } = await openCatalogue();
    const header = formats.consultants.columns.join(',');
    const rows = ['c,Cy,Crafts,Graz,4,Technology,', 'c,,Crafts,Graz,9,Technology; Magic,'];
    expect(planCsvImport(await load(), 'consultants', [header, ...rows].join('\n'))).toMatchObject({
      badCount: 4,
      bad: [
        { line: 3, column: 'name', message: 'Is missing' },
        { line: 3, column: 'rating', message: 'Enter a number from 1 to 5' },
        { line: 3, column: 'id', message: 'c is already in line 2' },
        { line: 3, column: 'categories', message: 'There’s no job family Magic' },
      ],
    });
  });

  it('is refused with every bad cell by line and column', async () => {
    const { load } = await openCatalogue();
    const catalogue = await load();
    const [header = '', first = '', second = ''] = linesOf(catalogue, 'schools');
    const text = [
      header,
      first,
      'No Slug,,Leith,javascript:alert(1),',
      second,
      first,
      'too,few',
      `=HYPERLINK(0),${'x'.repeat(201)},Graz,,`,
    ].join('\n');
    expect(planCsvImport(catalogue, 'schools', text)).toEqual({
      kind: 'bad',
      badCount: 7,
      bad: [
        { line: 3, column: 'id', message: 'Use only lowercase letters, digits and hyphens' },
        { line: 3, column: 'name', message: 'Is missing' },
        { line: 3, column: 'website', message: 'Enter a web address such as https://example.org' },
        { line: 5, column: 'id', message: `${first.split(',')[0]} is already in line 2` },
        { line: 6, message: 'This row has 2 cells, but the header has 5' },
        { line: 7, column: 'id', message: 'Use only lowercase letters, digits and hyphens' },
        { line: 7, column: 'name', message: 'Use at most 200 characters' },
      ],
    });
  });

  it.each([
    ['id,name\na,b', { line: 1, column: 'location', message: 'This column is missing' }],
    [
      'id,name,location,website,fee\n',
      { line: 1, column: 'fee', message: 'This column doesn’t exist' },
    ],
    [
      'id,name,location,website\n"a,b,c,d',
      { line: 2, message: 'A quotation mark is never closed' },
    ],
    ['id,name,location,website\na,Universit\uFFFD,c,', { line: 2 }],
    [
      'id,name,location,website\na,#NAME?,c,',
      { line: 2, column: 'name', message: 'Has #NAME?, for a formula that failed' },
    ],
    [
      'id,name,location,website\na,b,c,\nd,e,NULL,',
      {
        line: 3,
        column: 'location',
        message: 'Has NULL, for no value: enter one, or leave the cell empty',
      },
    ],
    ['\n', { line: 1, message: 'This file is empty' }],
  ])('%j is refused', async (text, bad) => {
    const { load } = await openCatalogue();
    const outcome = planCsvImport(await load(), 'schools', text);
    expect(outcome).toMatchObject({ kind: 'bad' });
    expect(outcome.kind === 'bad' && outcome.bad).toContainEqual(expect.objectContaining(bad));
  });

  it.each([
    ['careers', '10 rows'],
    ['programs', 'one row'],
  ] as const)('is a list of %s that leaves results empty', async (kind, rows) => {
    const { load } = await openCatalogue();
    const header = formats[kind].columns.join(',');
    expect(planCsvImport(await load(), kind, `${header}\n`)).toMatchObject({
      bad: [{ line: 1, message: `A list of ${kind} needs at least ${rows}` }],
    });
  });
});

describe('an import', () => {
  it('names what is added, changed and gone, and then makes it so', async () => {
    const { db, load } = await openCatalogue();
    const catalogue = await load();
    const [header = '', first = '', , ...rest] = linesOf(catalogue, 'companies');
    const renamed = first.replace(/^([^,]+),[^,]+,/, '$1,Renamed Ltd,');
    const text = [header, renamed, ...rest, 'guild-hall,The Guild Hall,15-12; 11'].join('\n');
    const planned = plan(catalogue, 'companies', text);
    expect(planned).toMatchObject({
      added: [{ id: 'guild-hall', name: 'The Guild Hall' }],
      changed: [{ id: catalogue.companies[0]?.id, name: 'Renamed Ltd' }],
      gone: [{ id: catalogue.companies[1]?.id }],
      unchangedCount: catalogue.companies.length - 2,
    });
    await applyImport(db, planned);
    const after = await load();
    expect(after.version).not.toBe(catalogue.version);
    expect(plan(after, 'companies', text)).toMatchObject({
      added: [],
      changed: [],
      gone: [],
    });
  });

  it('is refused when the catalogue has changed since it was planned', async () => {
    const { db, load } = await openCatalogue();
    const catalogue = await load();
    const planned = plan(catalogue, 'companies', 'id,name,soc_prefixes\na,A,15');
    await applyImport(db, plan(catalogue, 'companies', 'id,name,soc_prefixes\nb,B,15'));
    await expect(applyImport(db, planned)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await load()).companies.map(({ id }) => id)).toEqual(['b']);
  });

  it('of schools takes the programs of those that are gone, and says so', async () => {
    const { db, load } = await openCatalogue();
    const catalogue = await load();
    const planned = plan(catalogue, 'schools', 'id,name,location,website\nown,Own,Here,');
    expect(planned.notes).toEqual([
      `${catalogue.programs.length} programs will be deleted with their schools.`,
    ]);
    await applyImport(db, planned);
    await seedCareerData(db);
    expect((await load()).programs).toEqual([]);
    await resetKind(db, 'schools');
    expect((await load()).programs).toEqual(catalogue.programs);
  });

  it('outlives seeding, until it is reset', async () => {
    const { db, load } = await openCatalogue();
    const catalogue = await load();
    const [header = '', ...rows] = linesOf(catalogue, 'careers');
    // Twenty careers, without references to the others.
    const { rows: read } = readCsv(
      [header, ...rows.slice(0, 20)].join('\n'),
      formats.careers.columns,
    );
    const own = read.map(({ cells }) => ({ ...cells, related_careers: '', after: '' }));
    await applyImport(db, plan(catalogue, 'careers', writeCsv(formats.careers.columns, own)));
    await seedCareerData(db);
    const after = await load();
    expect(after.careers).toHaveLength(20);
    const remaining = new Set(after.careers.map(({ id }) => id));
    expect(
      after.programs.flatMap(({ careerIds }) => careerIds).every((id) => remaining.has(id)),
    ).toBe(true);
    await resetKind(db, 'careers');
    const reset = await load();
    expect(reset.careers).toEqual(catalogue.careers);
    expect(reset.programs).toEqual(catalogue.programs);
  });
});
