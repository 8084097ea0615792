import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { findUserByEmail } from '@guildpath/db';
import { openTestDatabase } from '@guildpath/db/testing';
import { expect, it, onTestFinished } from 'vitest';
import { deleteExpired } from '../../jobs/housekeeping/housekeeping.ts';
import { createRecordEvent } from '../../observability/audit/record-event.ts';
import { quickResponses } from '../../testing/responses.ts';
import { openTestSite, tokenIn } from '../../testing/test-site.ts';
import { eraseAccount } from './delete-account.ts';

const email = 'grace.hopper@example.org';

/** A site on a file of its own, and how often its database has the address in each of its files that has it. */
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
  const handIn = async () => {
    const submission = { responses: quickResponses(site.context), assessmentType: 'quick' };
    await site.browse().post('/api/assessment/submit', { ...submission, guestEmail: email });
  };
  return { site, findTraces, handIn };
}

it('a deleted account is in no file of the database, while the site runs', async () => {
  const { site, findTraces, handIn } = await openSite();
  await handIn();
  await handIn();
  await site.deliverMail();
  const browser = site.browse();
  const mail = site.mails.at(-1);
  if (!mail) throw new Error('No mail was sent.');
  await browser.post('/api/auth/email-link', { token: tokenIn(mail) });
  await browser.post('/api/user/names', { firstName: 'Grace' });
  expect(await findTraces()).toMatchObject({ 'guildpath.db-wal': expect.any(Number) });
  expect(await browser.delete('/api/user')).toMatchObject({ status: 200 });
  // The outbox has to know whom to tell that the account is gone.
  await site.deliverMail();
  expect(site.mails.at(-1)?.subject).toBe('Your Guildpath account was deleted');
  expect(await findTraces()).toEqual({});
});

it('nor is one that an operator deletes', async () => {
  const { site, findTraces, handIn } = await openSite();
  await handIn();
  await site.deliverMail();
  const { context } = site;
  const user = await findUserByEmail(context.db, email);
  if (!user) throw new Error('No account was opened.');
  const record = createRecordEvent(context);
  await eraseAccount({ ...context, record }, user, 'by command');
  await site.deliverMail();
  expect(site.mails.at(-1)?.subject).toBe('Your Guildpath account was deleted');
  expect(await findTraces()).toEqual({});
});

it('what is deleted for its age is in no file of the database either', async () => {
  const { site, findTraces, handIn } = await openSite();
  await handIn();
  await site.deliverMail();
  expect(await findTraces()).not.toEqual({});
  site.passTime(366 * 86_400_000);
  await deleteExpired({ ...site.context, mailFolder: '/nowhere' });
  expect(await findTraces()).toEqual({});
});
