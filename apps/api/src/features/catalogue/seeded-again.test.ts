import type {
  CareerFamiliesOutput,
  CareerOutput,
  CareersOutput,
  ProgramsOutput,
} from '@guildpath/contract';
import { upsertEntries } from '@guildpath/db';
import { describe, expect, it } from 'vitest';
import { changeEntries } from '../../../testing/change-entries.ts';
import { openTestSite } from '../../../testing/test-site.ts';

async function openAsAdmin() {
  const [identifier, password] = ['admin@example.org', 'correct horse'];
  const site = await openTestSite({ env: { ADMIN_EMAIL: identifier, ADMIN_PASSWORD: password } });
  const admin = site.browse();
  await admin.post('/api/auth/login', { identifier, password });
  return { site, admin };
}

describe('after seeding again', () => {
  it('lists, single careers and families follow at once', async () => {
    const { site, admin } = await openAsAdmin();
    const readAll = async () => {
      const { body: list } = await admin.get('/api/careers?search=software+developer');
      const { body: career } = await admin.get('/api/careers/software-developer');
      const { body: families } = await admin.get('/api/career-families');
      return {
        listed: (list as CareersOutput).careers[0]?.title,
        title: (career as CareerOutput).title,
        families: (families as CareerFamiliesOutput).families.length,
      };
    };
    const shipped = await readAll();
    expect(shipped).toMatchObject({ listed: 'Software Developer', title: 'Software Developer' });

    const old = { title: 'Old title of Software Developer', category: 'All one' };
    await changeEntries(site, 'careers', (career) => ({ ...career, ...old }));
    expect(await readAll()).toEqual({
      listed: 'Old title of Software Developer',
      title: 'Old title of Software Developer',
      families: 1,
    });

    await admin.post('/api/admin/seed-career-data');
    expect(await readAll()).toEqual(shipped);
  });

  it('what an earlier version shipped and this one does not is gone, and what an operator wrote stays', async () => {
    const { site, admin } = await openAsAdmin();
    const [program] = site.context.catalogue.programs;
    if (!program) throw new Error('The catalogue has programs.');
    await site.context.db.transaction().execute(async (trx) => {
      const closed = { ...program, id: 'closed', name: 'Closed Since' };
      await upsertEntries(trx, 'programs', { entries: [closed], version: '1' });
      const own = { ...program, id: 'own', name: 'Our Own' };
      await upsertEntries(trx, 'programs', { entries: [own], version: 'import' });
    });
    await admin.post('/api/admin/seed-career-data');
    const found = async (search: string) => {
      const { body } = await admin.get(`/api/programs?search=${search}`);
      return (body as ProgramsOutput).total;
    };
    expect(await found('Closed+Since')).toBe(0);
    expect(await found('Our+Own')).toBe(1);
  });
});
