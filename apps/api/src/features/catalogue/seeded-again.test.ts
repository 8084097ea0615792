import type {
  CareerFamiliesOutput,
  CareerOutput,
  CareersOutput,
  ProgramsOutput,
} from '@guildpath/contract';
import { describe, expect, it } from 'vitest';
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

    await site.context.db
      .updateTable('careers')
      .set({ title: 'Old title of Software Developer', category: 'All one' })
      .execute();
    await site.context.refreshEdition();
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
    const program = await site.context.db
      .selectFrom('programs')
      .selectAll()
      .executeTakeFirstOrThrow();
    await site.context.db
      .insertInto('programs')
      .values([
        { ...program, id: 'closed', name: 'Closed Since', version: '1' },
        { ...program, id: 'own', name: 'Our Own', version: 'import' },
      ])
      .execute();
    await admin.post('/api/admin/seed-career-data');
    const found = async (search: string) => {
      const { body } = await admin.get(`/api/programs?search=${search}`);
      return (body as ProgramsOutput).total;
    };
    expect(await found('Closed+Since')).toBe(0);
    expect(await found('Our+Own')).toBe(1);
  });
});
