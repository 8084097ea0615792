import type { Company, Consultant, Program, School } from '@guildpath/contract';
import { expect, it } from 'vitest';
import { aCareer, aNewResult, aNewUser, aQuestion } from '../testing/builders.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { type CountedTable, countRows } from './admin-counts.ts';
import { insertResult } from './assessment-results.ts';
import { upsertCareers, upsertSkills } from './careers.ts';
import {
  listCompanies,
  listConsultants,
  listPrograms,
  listSchools,
  upsertCompanies,
  upsertConsultants,
  upsertPrograms,
  upsertSchools,
} from './catalogue.ts';
import { upsertQuestions } from './questions.ts';
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

  it('is counted table by table, and so are users and results', async () => {
    const { db } = await openTestDatabase();
    await db.transaction().execute(async (trx) => {
      await upsertQuestions(trx, { quick: [aQuestion()] }, 'content-1');
      await upsertSkills(trx, [{ id: 'patience', name: 'Patience' }], 'content-1');
      await upsertCareers(trx, [aCareer()], 'content-1');
      await upsertSchools(trx, schools, 'content-1');
      await upsertPrograms(trx, programs, 'content-1');
      await upsertCompanies(trx, companies, 'content-1');
      await upsertConsultants(trx, consultants, 'content-1');
      await insertUser(trx, aNewUser());
      await insertResult(trx, aNewResult());
    });
    const expected: Record<CountedTable, number> = {
      users: 1,
      assessment_results: 1,
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
});
