import { test as base, expect, type Page } from 'playwright/test';
import { administratorSettings } from '../steps/visitors.ts';
import { type LoginProvider, startLoginProvider } from './login-provider.ts';
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
  readonly loginProvider: LoginProvider;
  /** The built product with an administrator and a login provider, started once per worker. */
  readonly site: Site;
}

/** A journey through the running product. Unexpected console errors and requests to other sites fail it. */
export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  loginProvider: [
    async ({}, use) => {
      const provider = await startLoginProvider();
      await use(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ loginProvider }, use) => {
      const site = await startSite({
        ...administratorSettings,
        ...loginProvider.environment,
        // All visitors come from the same address.
        RATE_LIMIT: 'off',
      });
      await loginProvider.registerClient(site.url);
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
    async ({ context, site, loginProvider }, use) => {
      const foreignRequests = new Set<string>();
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (!protocol.startsWith('http')) return;
        if (![site.url, loginProvider.origin].includes(origin)) foreignRequests.add(request.url());
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
