import { describe, expect, it } from 'vitest';
import { openTestSite } from '../../../testing/test-site.ts';
import { signInByLink, submitQuickQuest } from '../../../testing/visitors.ts';

const url = '/api/user/names';
const ada = {
  email: 'ada@example.org',
  password: 'correct horse',
  firstName: 'Ada',
  lastName: 'Byron',
};

describe('setting one’s names', () => {
  it('gives a guest’s account a name, which stays', async () => {
    const site = await openTestSite();
    await submitQuickQuest(site, site.browse(), 'grace@example.org');
    const browser = await signInByLink(site);
    const named = { firstName: 'Grace', lastName: 'Hopper', authProvider: 'guest' };
    const answer = await browser.post(url, { firstName: '  Grace ', lastName: ' Hopper ' });
    expect(answer).toMatchObject({ status: 200, body: named });
    expect(await browser.get('/api/auth/user')).toMatchObject({ body: named });
  });

  it.each([{}, { lastName: '' }, { lastName: '  ' }])(
    'clears a last name that is not given: %j',
    async (given) => {
      const site = await openTestSite();
      const browser = site.browse();
      await browser.post('/api/auth/signup', ada);
      const body = { firstName: 'Augusta', lastName: null };
      expect(await browser.post(url, { firstName: 'Augusta', ...given })).toMatchObject({ body });
      expect(await browser.get('/api/auth/user')).toMatchObject({ body });
    },
  );
});
