import type { Company, Consultant, Program, School } from '@guildpath/contract';
import { expect, it } from 'vitest';
import { aCareer, aNewUser, aQuestion } from '../testing/builders.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { type CountedTable, countRows } from './admin-counts.ts';
import { listCareers, retireCareersExcept, upsertCareers, upsertSkills } from './careers.ts';
import {
  deleteExcept,
  listCompanies,
  listConsultants,
  listPrograms,
  listSchools,
  upsertCompanies,
  upsertConsultants,
  upsertPrograms,
  upsertSchools,
} from './catalogue.ts';
import {
  type CatalogueEdition,
  findCatalogueEdition,
  findCatalogueVersion,
  setCatalogueEdition,
} from './catalogue-edition.ts';
import { upsertQuestions } from './questions.ts';
import { insertSavedCareer, listSavedCareers } from './saved-careers.ts';
import { setSeedVersion } from './seed-version.ts';
import { insertUser } from './users.ts';

const schools: readonly School[] = [
  {
    id: 'harbour-college',
    name: 'Harbour College',
    location: 'Leith, Scotland',
    website: 'https://www.example.edu',
  },
  { id: 'hill-institute', name: 'Hill Institute', location: 'Graz, Austria' },
];
const programs: readonly Program[] = [
  {
    id: 'harbour-optics',
    schoolId: 'harbour-college',
    name: 'Optics',
    careerIds: ['astronomer', 'optician'],
    level: 'bachelor',
  },
  {
    id: 'hill-vision-care',
    schoolId: 'hill-institute',
    name: 'Vision Care',
    careerIds: ['optician'],
    level: 'certificate',
    location: 'Vienna, Austria',
    prerequisite: 'an optician’s license',
  },
];
const companies: readonly Company[] = [
  { id: 'lens-works', name: 'Lens Works', socPrefixes: ['51-9', '19-2011.00'] },
];
const consultants: readonly Consultant[] = [
  {
    id: 'mira-sample',
    name: 'Mira Sample',
    specialty: 'Research careers',
    location: 'Remote',
    rating: 4.5,
    categories: ['Science'],
    isSample: true,
  },
  {
    id: 'real-rosa',
    name: 'Rosa Real',
    specialty: 'Crafts',
    location: 'Graz',
    categories: [],
    isSample: false,
    contact: 'mailto:rosa@example.org',
  },
];

describeOnBothDatabases('the catalogue', (openTestDatabase) => {
  it('lists schools, programmes, companies and consultants as they were seeded, twice over', async () => {
    const { db } = await openTestDatabase();
    const seed = () =>
      db
        .transaction()
        .execute(async (trx) => [
          await upsertSchools(trx, schools, 'content-1'),
          await upsertPrograms(trx, programs, 'content-1'),
          await upsertCompanies(trx, companies, 'content-1'),
          await upsertConsultants(trx, consultants, 'content-1'),
        ]);
    const counts = [2, 2, 1, 2];
    await expect(seed()).resolves.toEqual(counts.map((inserted) => ({ inserted, updated: 0 })));
    await expect(seed()).resolves.toEqual(counts.map((updated) => ({ inserted: 0, updated })));
    await expect(listSchools(db)).resolves.toEqual(schools);
    await expect(listPrograms(db)).resolves.toEqual(programs);
    await expect(listCompanies(db)).resolves.toEqual(companies);
    await expect(listConsultants(db)).resolves.toEqual(consultants);
  });

  it('takes no programme of a school that it does not have', async () => {
    const { db } = await openTestDatabase();
    const attempt = db.transaction().execute((trx) => upsertPrograms(trx, programs, 'content-1'));
    await expect(attempt).rejects.toThrow(/foreign key/i);
  });

  it('is counted table by table', async () => {
    const { db } = await openTestDatabase();
    await db.transaction().execute(async (trx) => {
      await upsertQuestions(trx, { quick: [aQuestion()] }, 'content-1');
      await upsertSkills(trx, [{ id: 'patience', name: 'Patience' }], 'content-1');
      await upsertCareers(trx, [aCareer()], 'content-1');
      await upsertSchools(trx, schools, 'content-1');
      await upsertPrograms(trx, programs, 'content-1');
      await upsertCompanies(trx, companies, 'content-1');
      await upsertConsultants(trx, consultants, 'content-1');
    });
    const expected: Record<CountedTable, number> = {
      questions: 1,
      careers: 1,
      skills: 1,
      programs: 2,
      schools: 2,
      companies: 1,
      consultants: 2,
    };
    for (const [table, count] of Object.entries(expected)) {
      await expect(countRows(db, table as CountedTable)).resolves.toBe(count);
    }
  });

  it('loses what an import leaves out, the programs of a school with it, and keeps careers for those who saved them', async () => {
    const { db } = await openTestDatabase();
    await db.transaction().execute(async (trx) => {
      await upsertCareers(trx, [aCareer({ id: 'optician' }), aCareer({ id: 'smith' })], '1');
      await insertUser(trx, aNewUser({ id: 'ada' }));
      const savedAt = new Date();
      await insertSavedCareer(trx, { userId: 'ada', careerId: 'smith', savedAt, atMost: 5 });
      await upsertSchools(trx, schools, '1');
      await upsertPrograms(trx, programs, '1');
      await retireCareersExcept(trx, ['optician']);
      await deleteExcept(trx, 'schools', ['hill-institute']);
    });
    expect((await listCareers(db)).map(({ id }) => id)).toEqual(['optician']);
    await expect(countRows(db, 'careers')).resolves.toBe(1);
    expect((await listPrograms(db)).map(({ id }) => id)).toEqual(['hill-vision-care']);
    await db.transaction().execute((trx) => upsertCareers(trx, [aCareer({ id: 'smith' })], '1'));
    expect((await listCareers(db)).map(({ id }) => id)).toEqual(['optician', 'smith']);
    await expect(listSavedCareers(db, 'ada')).resolves.toMatchObject([{ careerId: 'smith' }]);
  });

  it('has a version that names the edition on top of what was seeded', async () => {
    const { db } = await openTestDatabase();
    await expect(findCatalogueEdition(db)).resolves.toEqual({ importedKinds: [] });
    await expect(findCatalogueVersion(db)).resolves.toBeUndefined();
    await db.transaction().execute((trx) => setSeedVersion(trx, 'content-1'));
    await expect(findCatalogueVersion(db)).resolves.toBe('content-1');
    for (const id of ['one', 'two']) {
      const edition: CatalogueEdition = {
        ...{ id, importedKinds: ['careers'], onetReleases: ['31.0'] },
      };
      await db.transaction().execute((trx) => setCatalogueEdition(trx, edition));
      await expect(findCatalogueEdition(db)).resolves.toEqual(edition);
      await expect(findCatalogueVersion(db)).resolves.toBe(`content-1+${id}`);
    }
  });
});
