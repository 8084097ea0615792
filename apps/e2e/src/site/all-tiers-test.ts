import { test as base } from './journey-test.ts';
import { startSite } from './start-site.ts';

/** A journey through a site with every tier open. */
export const test = base.extend({
  site: [
    async ({}, use) => {
      const site = await startSite({ AVAILABLE_TIERS: 'quick,standard,epic', RATE_LIMIT: 'off' });
      await use(site);
      await site.dispose();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
