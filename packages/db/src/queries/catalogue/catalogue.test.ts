import { expect, it } from 'vitest';
import type { Db } from '../../db.ts';
import { aCareer } from '../../testing/builders.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import {
  countEntries,
  deleteEntriesExcept,
  deleteOutdatedEntries,
  listEntries,
  upsertEntries,
} from './catalogue.ts';
import {
  type CatalogueEdition,
  findCatalogueEdition,
  findCatalogueVersion,
  setCatalogueEdition,
  setSeedVersion,
} from './versions.ts';

const astronomer = aCareer({
  skills: [{ skillId: 'patience', importance: 4.75 }],
  workStyles: { Integrity: 4.12 },
  growthPercent: -1.5,
  day: 'You write “code” that tells stars from noise – 𝄞.',
});
const baker = aCareer({ id: 'baker', title: 'Baker', jobZone: 2 });

function seedCareers(db: Db, entries: readonly ReturnType<typeof aCareer>[], version = '1') {
  return db.transaction().execute((trx) => upsertEntries(trx, 'careers', { entries, version }));
}

async function seedSchools(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const [id, version] of [
      ['abbey', '1'],
      ['tower', '2'],
      ['own', 'imported'],
    ] as const) {
      const school = { id, name: id, location: 'Graz' };
      await upsertEntries(trx, 'schools', { entries: [school], version });
      const program = { id: `of-${id}`, schoolId: id, name: 'Stars', level: 'master' } as const;
      const entries = [{ ...program, careerIds: ['astronomer'] }];
      await upsertEntries(trx, 'programs', { entries, version: '2' });
    }
  });
}

async function idsOf(db: Db, kind: 'schools' | 'programs'): Promise<string[]> {
  return (await listEntries(db, kind)).map(({ id }) => id);
}

describeOnBothDatabases('the catalogue', (openTestDatabase) => {
  it('lists and counts the entries of a kind as they were written last, by id', async () => {
    const { db } = await openTestDatabase();
    await seedCareers(db, [baker, aCareer({ title: 'Old', payGroup: 'old' })]);
    await seedCareers(db, [astronomer], '2');
    await seedSchools(db);
    expect(await listEntries(db, 'careers')).toEqual([astronomer, baker]);
    expect(await countEntries(db, 'careers')).toBe(2);
  });

  it('can have more entries than one statement holds', async () => {
    const { db } = await openTestDatabase();
    const careers = Array.from({ length: 1_100 }, (_, i) => aCareer({ id: `career-${1_000 + i}` }));
    await seedCareers(db, careers);
    expect(await listEntries(db, 'careers')).toHaveLength(1_100);
  });

  it('has only entries that the contract allows', async () => {
    const { db } = await openTestDatabase();
    await seedCareers(db, [aCareer({ title: '' })]);
    await expect(listEntries(db, 'careers')).rejects.toThrow(
      'The entry astronomer of careers is not valid.',
    );
  });

  it('loses schools with their programs: what earlier content wrote, or an import leaves out', async () => {
    const { db } = await openTestDatabase();
    await seedSchools(db);
    await db.transaction().execute((trx) => deleteOutdatedEntries(trx, 'schools', '2'));
    expect(await idsOf(db, 'schools')).toEqual(['own', 'tower']);
    expect(await idsOf(db, 'programs')).toEqual(['of-own', 'of-tower']);
    await db.transaction().execute((trx) => deleteEntriesExcept(trx, 'schools', ['tower']));
    expect(await idsOf(db, 'schools')).toEqual(['tower']);
    expect(await idsOf(db, 'programs')).toEqual(['of-tower']);
  });

  it('has a version that names the edition on top of what was seeded', async () => {
    const { db } = await openTestDatabase();
    await expect(findCatalogueEdition(db)).resolves.toEqual({ importedKinds: [] });
    await expect(findCatalogueVersion(db)).resolves.toBeUndefined();
    await db.transaction().execute((trx) => setSeedVersion(trx, 'content-1'));
    await expect(findCatalogueVersion(db)).resolves.toBe('content-1');
    for (const id of ['one', 'two']) {
      const edition: CatalogueEdition = { id, importedKinds: ['careers'], onetReleases: ['31.0'] };
      await db.transaction().execute((trx) => setCatalogueEdition(trx, edition));
      await expect(findCatalogueEdition(db)).resolves.toEqual(edition);
      await expect(findCatalogueVersion(db)).resolves.toBe(`content-1+${id}`);
    }
  });
});
