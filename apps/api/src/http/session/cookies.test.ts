import { cookiesInPolicy } from '@guildpath/contract';
import { expect, it } from 'vitest';
import { openOidcProvider } from '../../../testing/oidc-provider.ts';
import { openTestSite, publicUrl } from '../../../testing/test-site.ts';

it('the cookies that are set are exactly those that the privacy policy lists', async () => {
  const { env } = await openOidcProvider(`${publicUrl}/api/login/callback`, {
    email: 'ada@example.org',
    email_verified: true,
  });
  const browser = (await openTestSite({ env })).browse();
  await browser.get('/api/login');
  const account = { email: 'ada@example.org', password: 'correct horse', firstName: 'Ada' };
  await browser.post('/api/auth/signup', account);
  expect(Object.keys(browser.cookies()).sort()).toEqual(Object.keys(cookiesInPolicy).sort());
});
