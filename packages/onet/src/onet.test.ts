import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { careers, skills } from '@guildpath/content';
import type { Career } from '@guildpath/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { mergeRelease } from './merge-release.ts';
import { findReleaseNumber, type OnetFiles, readRelease } from './read-release.ts';
import { releaseFolder } from './testing/release-folder.ts';
import { toSingularTitle, toSlug } from './title.ts';

const names = [
  'Occupation Data.txt',
  'Interests.txt',
  'Job Zones.txt',
  'Skills.txt',
  'Knowledge.txt',
  'Work Styles.txt',
  'Related Occupations.txt',
] as const;
type File = (typeof names)[number];
type Files = Record<File, string>;
let files: Files;
beforeAll(async () => {
  const read = names.map(async (name) => [
    name,
    await readFile(path.join(releaseFolder, name), 'utf8'),
  ]);
  // Every file of a release is there.
  files = Object.fromEntries(await Promise.all(read)) as Files;
});

/** The same release with the file names that O*NET has used since 30.3. */
function filesSince303() {
  const { 'Interests.txt': interests, 'Skills.txt': skills, ...rest } = files;
  const [header = '', ...rows] = skills.split('\n');
  const isEssential = (row: string) => /\t(?:Reading|Mathematics|Science|Speaking)/.test(row);
  return {
    ...rest,
    'Career Interest Types.txt': interests,
    'Essential Skills.txt': [header, ...rows.filter(isEssential)].join('\n'),
    'Transferable Skills.txt': [header, ...rows.filter((row) => !isEssential(row))].join('\n'),
  };
}

/** Merges a release into the careers that ship. */
function merged(given: OnetFiles = files) {
  const { careers: all, notes } = mergeRelease({ careers, skills }, readRelease(given));
  const ids = new Set<string>(careers.map(({ id }) => id));
  return { all, notes, added: all.filter(({ id }) => !ids.has(id)) };
}

const find = (list: readonly Career[], id: string) => list.find((career) => career.id === id);

describe('an O*NET release', () => {
  it('adds the occupations that the catalogue lacks, changes those that it has, and loses none', () => {
    const { all, notes, added } = merged();
    expect(all.slice(0, careers.length).map(({ id }) => id)).toEqual(careers.map(({ id }) => id));
    const changed = careers.filter((career, i) => !isDeepStrictEqual(career, all[i]));
    expect(changed.map(({ id }) => id).toSorted()).toEqual([
      'legislator',
      'nurse-midwife',
      'registered-nurse',
      'software-developer',
    ]);
    expect(added.map(({ id }) => id)).toEqual([
      'cement-mason-and-concrete-finisher',
      'chemical-engineer',
      'chemistry-teacher-postsecondary',
      'file-clerk',
      'cook-fast-food',
      'bailiff',
      'medical-appliance-technician',
      'helper-carpenter',
    ]);
    expect(notes).toContain('Skipped for lack of interests or a Job Zone (1): Air Crew Members.');
  });

  it('keeps the texts of a career that is there, with new figures', () => {
    expect(find(merged().all, 'software-developer')).toEqual({
      ...find(careers, 'software-developer'),
      interests: {
        ...{ realistic: 2.1, investigative: 6.1, artistic: 3.2 },
        ...{ social: 1.9, enterprising: 2.5, conventional: 5 },
      },
      skills: expect.arrayContaining([{ skillId: 'programming', importance: 4.62 }]),
      workStyles: expect.objectContaining({ Initiative: expect.any(Number) }),
    });
  });

  it('gives a new career its family and what that is about, a description, skills and related careers', () => {
    const mason = find(merged().all, 'cement-mason-and-concrete-finisher');
    expect(mason).toMatchObject({
      title: 'Cement Mason and Concrete Finisher',
      category: 'Construction',
      about: ['construction'],
      description: 'Pour, smooth and finish surfaces of poured concrete.',
      jobZone: 2,
      relatedCareers: ['helper-carpenter', 'medical-appliance-technician'],
    });
    const importances = mason?.skills.map(({ importance }) => importance) ?? [];
    expect(importances.length).toBeGreaterThanOrEqual(3);
    expect(importances.every((importance) => importance >= 2.5)).toBe(true);
    expect(importances).toEqual(importances.toSorted((one, other) => other - one));
  });

  it('changes nothing when it is merged again', () => {
    const { all } = merged();
    expect(mergeRelease({ careers: all, skills }, readRelease(files)).careers).toEqual(all);
  });

  it('says what a new career is about by the knowledge that stands out there, then by its family', () => {
    const about = (given?: OnetFiles) =>
      Object.fromEntries(merged(given).added.map((career) => [career.socCode, career.about]));
    const { 'Knowledge.txt': _knowledge, ...rest } = files;
    expect(about()).toMatchObject({
      '47-2051.00': ['construction'],
      '17-2041.00': ['physical-science', 'engineering'],
      '33-3011.00': ['law', 'protective-service'],
    });
    expect(about(rest)).toMatchObject({
      '47-2051.00': ['construction'],
      '17-2041.00': ['engineering'],
      '33-3011.00': ['protective-service'],
    });
  });

  it('may leave out skills, work styles and related occupations, and says that they stay', () => {
    const { 'Skills.txt': _skills, 'Work Styles.txt': _styles, ...rest } = files;
    const { notes, added } = merged(rest);
    expect(notes).toEqual(
      expect.arrayContaining([
        'Skills.txt (or Essential Skills.txt and Transferable Skills.txt) is missing: the catalogue keeps its current values.',
        'Work Styles.txt is missing: the catalogue keeps its current values.',
      ]),
    );
    expect(added[0]).toMatchObject({ id: 'cement-mason-and-concrete-finisher' });
  });

  it('is the same release by the file names of 30.3 and later', () => {
    const { all, added } = merged(filesSince303());
    expect(all).toEqual(merged().all);
    const skillCounts = added.map((career) => career.skills.length);
    expect(skillCounts).toHaveLength(8);
    expect(skillCounts.every((count) => count >= 3 && count <= 5)).toBe(true);
  });

  it('may have decimals in its whole numbers, as spreadsheets write them', () => {
    const jobZones = files['Job Zones.txt'].replaceAll(/\t(\d)(?=\t|\r?\n)/g, '\t$1.0');
    expect(jobZones).toContain('.0');
    expect(merged({ ...files, 'Job Zones.txt': jobZones }).all).toEqual(merged().all);
  });

  it('with one of two skill files takes the skills of that one, and says which is missing', () => {
    const { 'Essential Skills.txt': _skills, ...rest } = filesSince303();
    const { notes, all } = merged(rest);
    expect(notes).toContain(
      'Essential Skills.txt is missing: the catalogue keeps its current values.',
    );
    expect(find(all, 'chemical-engineer')?.skills).toContainEqual({
      skillId: expect.any(String),
      importance: expect.any(Number),
    });
  });

  it('of newer work styles leaves the old ones alone, and says so', () => {
    const newer = files['Work Styles.txt'].replaceAll('\tIM\t', '\tWI\t');
    expect(merged({ ...files, 'Work Styles.txt': newer }).notes).toContainEqual(
      expect.stringMatching(/^Work Styles.txt is from a newer release/),
    );
  });

  it.each<[File, string, string, object]>([
    [
      'Interests.txt',
      '\t2.10\t',
      '\t8.10\t',
      { line: 2, message: 'Data Value takes a number from 1 to 7' },
    ],
    [
      'Job Zones.txt',
      '47-2051.00\t2',
      '47-2051.00\tII',
      { line: 4, message: 'Job Zone takes a number from 1 to 5' },
    ],
    [
      'Skills.txt',
      'Data Value',
      'Value',
      { line: 1, column: 'Data Value', message: 'This column is missing' },
    ],
    ['Occupation Data.txt', '43-4071.00', '43-4071', { line: 8 }],
  ])('with a bad row in %s is bad by file and line', (file, from, to, problem) => {
    const { bad } = readRelease({ ...files, [file]: files[file].replace(from, to) });
    expect(bad).toContainEqual(expect.objectContaining({ file, ...problem }));
  });

  it('without interests is bad', () => {
    const { 'Interests.txt': _interests, ...rest } = files;
    expect(readRelease(rest).bad).toEqual([
      {
        file: 'Interests.txt (or Career Interest Types.txt)',
        line: 1,
        message: 'This file is missing',
      },
    ]);
  });

  it('without occupations is bad for that alone', () => {
    const { 'Occupation Data.txt': _occupations, ...rest } = files;
    expect(readRelease(rest).bad).toEqual([
      { file: 'Occupation Data.txt', line: 1, message: 'This file is missing' },
    ]);
  });
});

it.each([
  ['db_31_0_text', '', '31.0'],
  ['db_30_2_text (1)', '', '30.2'],
  ['onet-29.3', '', '29.3'],
  ['onet', '\uFEFFO*NET 31.0 Database\r\nAugust 2026 Release', '31.0'],
  ['onet', 'O*NET® 29.1 Database', '29.1'],
  ['db_30_2_text', 'O*NET 30.3 Database', '30.3'],
  ['onet-2026_08_01', 'Unpacked by hand', undefined],
])('the folder %s with the Read Me %j is release %s', (name, text, number) => {
  expect(findReleaseNumber({ 'Read Me.txt': text }, name)).toBe(number);
});

it.each([
  ['Software Developers', 'Software Developer'],
  [
    'Secretaries and Administrative Assistants, Except Legal, Medical, and Executive',
    'Secretary and Administrative Assistant, Except Legal, Medical, and Executive',
  ],
  ['Buyers and Purchasing Agents, Farm Products', 'Buyer and Purchasing Agent, Farm Products'],
  [
    'First-Line Supervisors of Retail Sales Workers',
    'First-Line Supervisor of Retail Sales Workers',
  ],
  ['Helpers--Roofers', 'Helper, Roofer'],
  ['Computer Systems Engineers/Architects', 'Computer Systems Engineer/Architect'],
  ['Clergy', 'Clergy'],
])('%s are each a %s', (official, title) => {
  expect(toSingularTitle(official)).toBe(title);
  expect(toSlug(title)).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
});
