import { openTestDatabase } from '@guildpath/db/testing';
import { onTestFinished } from 'vitest';
import { openTestSite, type TestSite, type TestSiteOptions } from './test-site.ts';

/** A site for what is the same whichever database is behind it. */
export async function openAnySite(
  options: Omit<TestSiteOptions, 'openTestDatabase'> = {},
): Promise<TestSite> {
  const database = await openTestDatabase('sqlite');
  onTestFinished(() => database.close());
  return openTestSite({ ...options, openTestDatabase: () => Promise.resolve(database) });
}
