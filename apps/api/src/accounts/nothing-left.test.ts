import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { findUserByEmail } from '@guildpath/db';
import { openTestDatabase } from '@guildpath/db/testing';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openTestSite } from '../../testing/test-site.ts';
import { signInByLink, submitQuickQuest } from '../../testing/visitors.ts';
import { deleteExpired, startHousekeeping } from '../jobs/housekeeping/housekeeping.ts';
import { createRecordEvent } from '../observability/audit/record-event.ts';
import { eraseAccount } from './erase-account.ts';

const email = 'grace.hopper@example.org';

/** Counts the occurrences of the address in each file of the database. */
async function openSite() {
  const database = await openTestDatabase('sqlite');
  onTestFinished(() => database.close());
  const site = await openTestSite({ database });
  const folder = path.dirname(database.url);
  const findTraces = async () => {
    const traces: Record<string, number> = {};
    for (const name of await readdir(folder)) {
      const text = await readFile(path.join(folder, name), 'latin1');
      const count = text.toLowerCase().split(email).length - 1;
      if (count > 0) traces[name] = count;
    }
    return traces;
  };
  const submit = () => submitQuickQuest(site, site.browse(), email);
  /** Lets half a minute pass beside the housekeeping of the site. */
  const waitForHousekeeping = async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const log = pino({ level: 'silent' });
    const stop = startHousekeeping({ ...site.context, log, mailFolder: '/nowhere' });
    vi.advanceTimersByTime(30_000);
    await stop();
  };
  return { site, findTraces, submit, waitForHousekeeping };
}

it('a deleted account is in no file of the database half a minute later, while the site runs', async () => {
  const { site, findTraces, submit, waitForHousekeeping } = await openSite();
  await submit();
  await submit();
  const browser = await signInByLink(site);
  await browser.post('/api/user/names', { firstName: 'Grace' });
  expect(await findTraces()).toMatchObject({ 'guildpath.db-wal': expect.any(Number) });
  expect(await browser.delete('/api/user')).toMatchObject({ status: 200 });
  // The outbox needs the address for the last notice.
  await site.deliverMail();
  expect(site.mails.at(-1)?.subject).toBe('Your Guildpath account was deleted');
  await waitForHousekeeping();
  expect(await findTraces()).toEqual({});
});

it('nor is one that an operator deletes', async () => {
  const { site, findTraces, submit, waitForHousekeeping } = await openSite();
  await submit();
  await site.deliverMail();
  const { context } = site;
  const user = await findUserByEmail(context.db, email);
  if (!user) throw new Error('No account was opened.');
  const record = createRecordEvent(context);
  await eraseAccount({ ...context, record }, user, 'by command');
  await site.deliverMail();
  expect(site.mails.at(-1)?.subject).toBe('Your Guildpath account was deleted');
  await waitForHousekeeping();
  expect(await findTraces()).toEqual({});
});

it('what is deleted for its age is in no file of the database either', async () => {
  const { site, findTraces, submit, waitForHousekeeping } = await openSite();
  await submit();
  await site.deliverMail();
  expect(await findTraces()).not.toEqual({});
  site.passTime(366 * 86_400_000);
  await deleteExpired({ ...site.context, mailFolder: '/nowhere' });
  await waitForHousekeeping();
  expect(await findTraces()).toEqual({});
});
