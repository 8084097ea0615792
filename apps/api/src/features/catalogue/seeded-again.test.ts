import type { CareerFamiliesOutput, CareerOutput, CareersOutput } from '@guildpath/contract';
import { describe, expect, it } from 'vitest';
import { openTestSite } from '../../testing/test-site.ts';

describe('after seeding again', () => {
  it('lists, single careers and families follow at once', async () => {
    const site = await openTestSite({
      env: { ADMIN_EMAIL: 'admin@example.org', ADMIN_PASSWORD: 'correct horse' },
    });
    const admin = site.browse();
    await admin.post('/api/auth/login', {
      identifier: 'admin@example.org',
      password: 'correct horse',
    });
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
      .set({ title: 'Software Developer of yesterday', category: 'All one' })
      .execute();
    await site.context.refreshCatalogue();
    expect(await readAll()).toEqual({
      listed: 'Software Developer of yesterday',
      title: 'Software Developer of yesterday',
      families: 1,
    });

    await admin.post('/api/admin/seed-career-data');
    expect(await readAll()).toEqual(shipped);
  });
});
