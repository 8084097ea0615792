import { test as base, expect, type Page } from 'playwright/test';
import { administratorSettings } from '../steps/visitors.ts';
import { type LoginProvider, startLoginProvider } from './login-provider.ts';
import { Mailbox } from './mailbox.ts';
import { type Site, startSite } from './start-site.ts';

interface JourneyFixtures {
  /** Opens the mailbox of an address. */
  readonly mailboxOf: (address: string) => Mailbox;
  /** Console errors that a journey provokes itself; any other fails it. */
  readonly expectedConsoleErrors: RegExp[];
  /** Default: true. Otherwise the cookie notice covers part of the page two seconds after it has loaded. */
  readonly hasChosenCookies: boolean;
  readonly watchConsole: undefined;
  readonly watchOrigins: undefined;
}

interface WorkerFixtures {
  readonly loginProvider: LoginProvider;
  /** The built product with an administrator and a login provider, started once for each worker. */
  readonly site: Site;
}

/** A journey through the running product. It fails on unexpected console errors and on requests to other sites. */
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
        // Every visitor of every journey comes from the same address.
        RATE_LIMIT: 'off',
      });
      loginProvider.admit(site.url);
      await use(site);
      await site.dispose();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  hasChosenCookies: [true, { option: true }],
  storageState: async ({ site, hasChosenCookies }, use) => {
    const localStorage = hasChosenCookies ? [{ name: 'cookieConsent', value: 'declined' }] : [];
    await use({ cookies: [], origins: [{ origin: site.url, localStorage }] });
  },
  mailboxOf: async ({ site }, use) => use((address) => new Mailbox(site.outboxDir, address)),
  expectedConsoleErrors: async ({}, use) => use([]),
  watchConsole: [
    async ({ context, expectedConsoleErrors }, use) => {
      const errors: string[] = [];
      context.on('page', (page) => collectErrors(page, errors));
      await use(undefined);
      const unexpected = errors.filter((text) => !expectedConsoleErrors.some((e) => e.test(text)));
      expect(unexpected, 'console errors').toEqual([]);
    },
    { auto: true },
  ],
  watchOrigins: [
    async ({ context, site, loginProvider }, use) => {
      const strangers = new Set<string>();
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (!protocol.startsWith('http')) return;
        if (![site.url, loginProvider.origin].includes(origin)) strangers.add(request.url());
      });
      await use(undefined);
      expect([...strangers], 'requests to other origins').toEqual([]);
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
