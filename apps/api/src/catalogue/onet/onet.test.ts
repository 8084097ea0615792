import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { questionBank } from '@guildpath/content';
import { siteSettingsSchema } from '@guildpath/contract';
import { factsOf } from '@guildpath/results/testing';
import { simulatedProfiles } from '@guildpath/scoring/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestSite } from '../../../testing/test-site.ts';
import { applyImport } from '../import/apply-import.ts';
import {
  exportCsv,
  type ImportPlan,
  planCsvImport,
  planOnetImport,
} from '../import/plan-import.ts';
import { loadCatalogue } from '../load-catalogue.ts';
import { resetKind } from '../seed-catalogue.ts';
import { findReleaseNumber, type OnetFiles } from './read-release.ts';
import { toSingularTitle, toSlug } from './title.ts';

/** Holds thirteen occupations with invented figures, in the format of an official release. */
const folder = path.resolve(import.meta.dirname, '../../../testing/onet');

const names = [
  'Occupation Data.txt',
  'Interests.txt',
  'Job Zones.txt',
  'Skills.txt',
  'Work Styles.txt',
  'Related Occupations.txt',
] as const;
type File = (typeof names)[number];
type Files = Record<File, string>;
let files: Files;
beforeAll(async () => {
  const read = names.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')]);
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

async function openSite() {
  const site = await openTestSite();
  const planned = (given: OnetFiles = files, name?: string): ImportPlan => {
    const outcome = planOnetImport(site.context.catalogue, given, name);
    if (outcome.kind === 'bad') throw new Error(JSON.stringify(outcome.bad));
    return outcome.plan;
  };
  return { ...site, planned, before: site.context.catalogue };
}

describe('an O*NET release', () => {
  it('adds the occupations that the catalogue lacks, changes those that it has, and loses none', async () => {
    const { planned, before } = await openSite();
    const plan = planned();
    expect(plan.gone).toEqual([]);
    expect(plan.changed.map(({ id }) => id).toSorted()).toEqual([
      'legislator',
      'nurse-midwife',
      'registered-nurse',
      'software-developer',
    ]);
    expect(plan.added.map(({ id }) => id)).toEqual([
      'cement-mason-and-concrete-finisher',
      'chemical-engineer',
      'chemistry-teacher-postsecondary',
      'file-clerk',
      'cook-fast-food',
      'bailiff',
      'medical-appliance-technician',
      'helper-carpenter',
    ]);
    expect(plan.unchangedCount).toBe(before.careers.length - 4);
    expect(plan.notes).toContain(
      'Skipped for lack of interests or a Job Zone (1): Air Crew Members.',
    );
  });

  it('keeps the texts of a career that is there, with new figures', async () => {
    const { context, planned, before } = await openSite();
    await applyImport(context.db, planned());
    const { careersById } = await loadCatalogue(context.db);
    const old = before.careersById.get('software-developer');
    expect(careersById.get('software-developer')).toEqual({
      ...old,
      interests: {
        ...{ realistic: 2.1, investigative: 6.1, artistic: 3.2 },
        ...{ social: 1.9, enterprising: 2.5, conventional: 5 },
      },
      skills: expect.arrayContaining([{ skillId: 'programming', importance: 4.62 }]),
      workStyles: expect.objectContaining({ Initiative: expect.any(Number) }),
    });
  });

  it('gives a new career its family, description, skills and related careers', async () => {
    const { context, planned } = await openSite();
    await applyImport(context.db, planned());
    const { careersById } = await loadCatalogue(context.db);
    const mason = careersById.get('cement-mason-and-concrete-finisher');
    expect(mason).toMatchObject({
      title: 'Cement Mason and Concrete Finisher',
      category: 'Construction',
      description: 'Pour, smooth and finish surfaces of poured concrete.',
      jobZone: 2,
      relatedCareers: ['helper-carpenter', 'medical-appliance-technician'],
    });
    const importances = mason.skills.map(({ importance }) => importance);
    expect(importances.length).toBeGreaterThanOrEqual(3);
    expect(importances.every((importance) => importance >= 2.5)).toBe(true);
    expect(importances).toEqual(importances.toSorted((one, other) => other - one));
  });

  it('changes nothing when it is imported again', async () => {
    const { context, planned } = await openSite();
    await applyImport(context.db, planned());
    await context.reloadCatalogue();
    const outcome = planOnetImport(context.catalogue, files);
    expect(outcome).toMatchObject({ kind: 'planned', plan: { added: [], changed: [], gone: [] } });
  });

  it('is served: found by search, shown, and matched', async () => {
    const { context, planned, browse } = await openSite();
    const plan = planned();
    await applyImport(context.db, plan);
    await context.reloadCatalogue();
    const guest = browse();
    expect((await guest.get('/api/careers?search=concrete+finisher')).body).toMatchObject({
      careers: [{ id: 'cement-mason-and-concrete-finisher' }],
    });
    const shown = await guest.get('/api/careers/cement-mason-and-concrete-finisher');
    expect(shown).toMatchObject({
      status: 200,
      body: { title: 'Cement Mason and Concrete Finisher' },
    });
    const people = simulatedProfiles(questionBank.quick, { people: 400, seed: 3, leastShare: 0 });
    const { careers } = context.catalogue;
    const matched = new Set(
      people.flatMap((profile) =>
        factsOf('quick', profile, careers).matches.map(({ careerId }) => careerId),
      ),
    );
    const added = plan.added.filter(({ id }) => matched.has(id));
    expect(added.length).toBeGreaterThan(0);
  });

  it('may leave out skills, work styles and related occupations, and says that they stay', async () => {
    const { planned } = await openSite();
    const { 'Skills.txt': _skills, 'Work Styles.txt': _styles, ...rest } = files;
    expect(planned(rest).notes).toEqual(
      expect.arrayContaining([
        'Skills.txt (or Essential Skills.txt and Transferable Skills.txt) is missing: the catalogue keeps its current values.',
        'Work Styles.txt is missing: the catalogue keeps its current values.',
      ]),
    );
    expect(planned(rest).added[0]).toMatchObject({ id: 'cement-mason-and-concrete-finisher' });
  });

  it('is the same release by the file names of 30.3 and later', async () => {
    const { planned } = await openSite();
    const { items, added } = planned(filesSince303());
    expect(items).toEqual(planned().items);
    const skillCounts = items
      .filter(({ id }) => added.some((entry) => entry.id === id))
      .map((item) => ('skills' in item ? item.skills.length : 0));
    expect(skillCounts).toHaveLength(8);
    expect(skillCounts.every((count) => count >= 3 && count <= 5)).toBe(true);
  });

  it('may have decimals in its whole numbers, as spreadsheets write them', async () => {
    const { planned } = await openSite();
    const jobZones = files['Job Zones.txt'].replaceAll(/\t(\d)(?=\t|\r?\n)/g, '\t$1.0');
    expect(jobZones).toContain('.0');
    expect(planned({ ...files, 'Job Zones.txt': jobZones }).items).toEqual(planned().items);
  });

  it('with one of two skill files takes the skills of that one, and says which is missing', async () => {
    const { planned } = await openSite();
    const { 'Essential Skills.txt': _skills, ...rest } = filesSince303();
    const { notes, items } = planned(rest);
    expect(notes).toContain(
      'Essential Skills.txt is missing: the catalogue keeps its current values.',
    );
    expect(items.find(({ id }) => id === 'chemical-engineer')).toMatchObject({
      skills: expect.arrayContaining([
        { skillId: expect.any(String), importance: expect.any(Number) },
      ]),
    });
  });

  it('is named in the notice of the site, before those that it builds on, until careers are reset', async () => {
    const { context, planned, browse } = await openSite();
    const guest = browse();
    const releases = async () => {
      await context.reloadCatalogue();
      return siteSettingsSchema.parse((await guest.get('/api/site/settings')).body).onetReleases;
    };
    expect(await releases()).toEqual(['30.2', '29.3']);
    const first = planned(filesSince303(), 'db_31_0_text');
    expect(first.notes).toContain('The site’s notice will name O*NET 31.0.');
    await applyImport(context.db, first);
    expect(await releases()).toEqual(['31.0', '30.2', '29.3']);
    await applyImport(context.db, planned(filesSince303(), 'db_31_0_text'));
    expect(await releases()).toEqual(['31.0', '30.2', '29.3']);
    for (const kind of ['companies', 'careers'] as const) {
      const own = planCsvImport(context.catalogue, kind, exportCsv(context.catalogue, kind));
      if (own.kind === 'bad') throw new Error(JSON.stringify(own.bad));
      await applyImport(context.db, own.plan);
      expect(await releases()).toEqual(['31.0', '30.2', '29.3']);
    }
    await applyImport(context.db, planned());
    expect(await releases()).toEqual([]);
    await resetKind(context.db, 'careers');
    expect(await releases()).toEqual(['30.2', '29.3']);
  });

  it('of newer work styles leaves the old ones alone, and says so', async () => {
    const { planned } = await openSite();
    const newer = files['Work Styles.txt'].replaceAll('\tIM\t', '\tWI\t');
    expect(planned({ ...files, 'Work Styles.txt': newer }).notes).toContainEqual(
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
  ])('with a bad row in %s is refused by file and line', async (file, from, to, bad) => {
    const { before } = await openSite();
    const outcome = planOnetImport(before, { ...files, [file]: files[file].replace(from, to) });
    expect(outcome.kind === 'bad' && outcome.bad).toContainEqual(
      expect.objectContaining({ file, ...bad }),
    );
  });

  it('without interests is refused', async () => {
    const { before } = await openSite();
    const { 'Interests.txt': _interests, ...rest } = files;
    expect(planOnetImport(before, rest)).toMatchObject({
      bad: [
        {
          file: 'Interests.txt (or Career Interest Types.txt)',
          line: 1,
          message: 'This file is missing',
        },
      ],
    });
  });

  it('without occupations is refused for that alone', async () => {
    const { before } = await openSite();
    const { 'Occupation Data.txt': _occupations, ...rest } = files;
    expect(planOnetImport(before, rest)).toMatchObject({
      bad: [{ file: 'Occupation Data.txt', message: 'This file is missing' }],
    });
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
