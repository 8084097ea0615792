import { test as base, expect, type Page } from 'playwright/test';
import { administratorSettings } from '../steps/visitors.ts';
import { Mailbox } from './mailbox.ts';
import { type Site, startSite } from './start-site.ts';

interface JourneyFixtures {
  readonly mailboxOf: (address: string) => Mailbox;
  /** Console errors that the journey provokes. Any other error fails it. */
  readonly expectedConsoleErrors: RegExp[];
  /** Hides the cookie notice, which would cover part of the page. Default: true. */
  readonly hasAnsweredCookieNotice: boolean;
  readonly failOnConsoleErrors: undefined;
  readonly failOnForeignRequests: undefined;
}

interface WorkerFixtures {
  /** The built product with an administrator and single sign-on, started once per worker. */
  readonly site: Site;
}

/** Shows the button on the login page, which no journey presses. */
const singleSignOn = {
  OIDC_ISSUER: 'http://127.0.0.1:3999',
  OIDC_CLIENT_ID: 'guildpath',
  OIDC_CLIENT_SECRET: 'a secret that the provider knows',
};

/** A journey through the running product. Unexpected console errors and requests to other sites fail it. */
export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  site: [
    async ({}, use) => {
      const site = await startSite({
        ...administratorSettings,
        ...singleSignOn,
        // All visitors come from the same address.
        RATE_LIMIT: 'off',
      });
      await use(site);
      await site.dispose();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  hasAnsweredCookieNotice: [true, { option: true }],
  storageState: async ({ site, hasAnsweredCookieNotice }, use) => {
    const localStorage = hasAnsweredCookieNotice
      ? [{ name: 'cookieConsent', value: 'declined' }]
      : [];
    await use({ cookies: [], origins: [{ origin: site.url, localStorage }] });
  },
  mailboxOf: async ({ site }, use) => use((address) => new Mailbox(site.outboxDir, address)),
  expectedConsoleErrors: async ({}, use) => use([]),
  failOnConsoleErrors: [
    async ({ context, expectedConsoleErrors }, use) => {
      const errors: string[] = [];
      context.on('page', (page) => collectErrors(page, errors));
      await use(undefined);
      const unexpected = errors.filter((text) => !expectedConsoleErrors.some((e) => e.test(text)));
      expect(unexpected, 'console errors').toEqual([]);
    },
    { auto: true },
  ],
  failOnForeignRequests: [
    async ({ context, site }, use) => {
      const foreignRequests = new Set<string>();
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (!protocol.startsWith('http')) return;
        if (origin !== site.url) foreignRequests.add(request.url());
      });
      await use(undefined);
      expect([...foreignRequests], 'requests to other origins').toEqual([]);
    },
    { auto: true },
  ],
});

function collectErrors(page: Page, errors: string[]): void {
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
}
