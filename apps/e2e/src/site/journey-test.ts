import { test as base, expect, type Page } from 'playwright/test';
import { Mailbox } from './mailbox.ts';
import { type Site, startSite } from './start-site.ts';

interface JourneyFixtures {
  /** Opens the mailbox of an address. */
  readonly mailboxOf: (address: string) => Mailbox;
  /** Console errors that a journey provokes itself; all others fail it. */
  readonly expectedConsoleErrors: RegExp[];
  /** Without it the cookie notice comes up two seconds after the first page, under whatever is being pressed. */
  readonly hasChosenCookies: boolean;
  /** Where a journey leads to besides the site. */
  readonly otherOrigins: readonly string[];
  readonly watchConsole: undefined;
  readonly watchOrigins: undefined;
}

interface WorkerFixtures {
  /** How the site is configured; a file with a value of its own gets a site of its own. */
  readonly siteEnv: Readonly<Record<string, string>>;
  /** The built product, started once for all journeys that leave it running. */
  readonly site: Site;
}

/**
 * A journey through the running product. It fails on any console error that it does not expect, and on any request to
 * another place than the site itself.
 */
export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  siteEnv: [{}, { scope: 'worker', option: true }],
  site: [
    async ({ siteEnv }, use) => {
      const site = await startSite(siteEnv);
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
  otherOrigins: async ({}, use) => use([]),
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
    async ({ context, site, otherOrigins }, use) => {
      const known = [site.url, ...otherOrigins];
      const strangers = new Set<string>();
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && !known.includes(origin)) strangers.add(request.url());
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
