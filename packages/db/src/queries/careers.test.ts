import type { Career, Skill } from '@guildpath/contract';
import { expect, it } from 'vitest';
import type { Db } from '../db.ts';
import { aCareer } from '../testing/builders.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { listCareers, listSkills, upsertCareers, upsertSkills } from './careers.ts';

const skills: readonly Skill[] = [
  { id: 'mathematics', name: 'Mathematics', onetElement: 'Mathematics' },
  { id: 'patience', name: 'Patience' },
];
const astronomer = aCareer({
  id: 'astronomer',
  skills: [
    { skillId: 'patience', importance: 4.75 },
    { skillId: 'mathematics', importance: 4 },
  ],
  workStyles: { Integrity: 4.12 },
  entryEducation: 'Doctoral or professional degree',
  medianPay: 132_170,
  payGroup: 'physicists and astronomers',
  growthPercent: -1.5,
  relatedCareers: ['physicist'],
  day: 'You write code that tells stars from noise.',
  enjoys: 'People like the big questions.',
  wears: 'They complain of short contracts.',
  firstStep: 'Watch Jupiter’s moons for a week.',
  commissionedBy: 'universities',
  alsoCalled: ['stargazer', 'space scientist'],
});
const baker = aCareer({ id: 'baker', title: 'Baker', jobZone: 2 });

function seed(db: Db, careers: readonly Career[], version = 'content-1') {
  return db.transaction().execute(async (trx) => {
    await upsertSkills(trx, skills, version);
    return upsertCareers(trx, careers, version);
  });
}

describeOnBothDatabases('the careers of the catalogue', (openTestDatabase) => {
  it('are listed as they were seeded, with their skills in order', async () => {
    const { db } = await openTestDatabase();
    await expect(seed(db, [baker, astronomer])).resolves.toEqual({ inserted: 2, updated: 0 });
    await expect(listCareers(db)).resolves.toEqual([astronomer, baker]);
    await expect(listSkills(db)).resolves.toEqual(skills);
  });

  it('are the same after a second seed', async () => {
    const { db } = await openTestDatabase();
    await seed(db, [astronomer, baker]);
    await expect(seed(db, [astronomer, baker])).resolves.toEqual({ inserted: 0, updated: 2 });
    await expect(listCareers(db)).resolves.toEqual([astronomer, baker]);
  });

  it('take what a newer version says of them, also what it no longer says', async () => {
    const { db } = await openTestDatabase();
    await seed(db, [astronomer, baker]);
    const newer = aCareer({
      id: 'astronomer',
      skills: [{ skillId: 'mathematics', importance: 5 }],
    });
    await expect(seed(db, [newer], 'content-2')).resolves.toEqual({ inserted: 0, updated: 1 });
    await expect(listCareers(db)).resolves.toEqual([newer, baker]);
  });

  it('can be more than one statement holds', async () => {
    const { db } = await openTestDatabase();
    const careers = Array.from({ length: 923 }, (_, index) =>
      aCareer({
        id: `career-${String(index).padStart(3, '0')}`,
        skills: [{ skillId: 'patience', importance: 3 }],
      }),
    );
    await expect(seed(db, careers)).resolves.toEqual({ inserted: 923, updated: 0 });
    await expect(listCareers(db)).resolves.toEqual(careers);
  });

  it('need skills that exist', async () => {
    const { db } = await openTestDatabase();
    const wizard = aCareer({ skills: [{ skillId: 'magic', importance: 5 }] });
    await expect(seed(db, [wizard])).rejects.toThrow(/foreign key/i);
    await expect(listCareers(db)).resolves.toEqual([]);
  });
});
