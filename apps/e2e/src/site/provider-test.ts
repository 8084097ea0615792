import { test as base } from './journey-test.ts';
import { type LoginProvider, startLoginProvider } from './login-provider.ts';
import { startSite } from './start-site.ts';

interface ProviderFixtures {
  readonly loginProvider: LoginProvider;
}

/** A journey through a site with a login provider, which knows Nora, Otto and Pia; Pia's email is not verified. */
export const test = base.extend<object, ProviderFixtures>({
  loginProvider: [
    async ({}, use) => {
      const provider = await startLoginProvider({
        Nora: { given_name: 'Nora', email: 'nora@example.com', email_verified: true },
        Otto: { given_name: 'Otto', email: 'otto@example.com', email_verified: true },
        Pia: { given_name: 'Pia', email: 'pia@example.com', email_verified: false },
      });
      await use(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ loginProvider }, use) => {
      const site = await startSite(loginProvider.environment);
      loginProvider.admit(site.url);
      await use(site);
      await site.dispose();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  otherOrigins: async ({ loginProvider }, use) => use([loginProvider.origin]),
});
