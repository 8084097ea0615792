import { test as base, expect, type Page } from 'playwright/test';
import { Mailbox } from './mailbox.ts';
import { type Site, startSite } from './start-site.ts';

interface JourneyFixtures {
  /** Opens the mailbox of an address. */
  readonly mailboxOf: (address: string) => Mailbox;
  /** Console errors that a journey provokes itself; all others fail it. */
  readonly expectedConsoleErrors: RegExp[];
  readonly watchConsole: undefined;
}

interface WorkerFixtures {
  /** The built product, started once for all journeys that leave it running. */
  readonly site: Site;
}

/** A journey through the running product. It fails on any console error that it does not expect. */
export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  site: [
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.dispose();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
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
});

function collectErrors(page: Page, errors: string[]): void {
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
}
