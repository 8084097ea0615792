import type { SubmitAssessmentOutput } from '@guildpath/contract';
import type { OpenDatabase } from '@guildpath/db';
import { describe, expect, it } from 'vitest';
import type { Mailer } from '../../adapters/mail/mailer.ts';
import { openSqlite } from '../../testing/open-sqlite.ts';
import { quickResponses } from '../../testing/responses.ts';
import { openTestSite, type TestSite } from '../../testing/test-site.ts';
import { OutOfService } from '../outbox/job-handler.ts';
import { countMail } from './mail-throttle.ts';

const minuteMs = 60_000;
const limited = { RATE_LIMIT: 'on' };
const guestEmail = 'grace@example.org';

async function submitAsGuest(site: TestSite, email = guestEmail): Promise<string> {
  const { body } = await site.browse().post('/api/assessment/submit', {
    responses: quickResponses(site.context),
    assessmentType: 'quick',
    guestEmail: email,
  });
  return (body as SubmitAssessmentOutput).assessmentResultId;
}

async function askForLink(site: TestSite, assessmentResultId: string, email = guestEmail) {
  const { status, body } = await site
    .browse()
    .post('/api/assessment/unlock', { assessmentResultId, guestEmail: email });
  await site.deliverMail();
  return { status, body };
}

describe('mail to one address', () => {
  async function openSiteWithGuestResult(database?: OpenDatabase) {
    const site = await openTestSite({ ...(database && { database }), env: limited });
    const resultId = await submitAsGuest(site);
    await site.deliverMail();
    return { site, resultId };
  }

  it('arrives for each of two results, and again when a fresh link is asked for', async () => {
    const { site, resultId } = await openSiteWithGuestResult();
    const otherId = await submitAsGuest(site);
    await askForLink(site, resultId);
    expect(site.mails.map(({ text }) => /redirect=\/results\/([\w-]+)/.exec(text)?.[1])).toEqual([
      resultId,
      otherId,
      resultId,
    ]);
  });

  it('pauses after the tenth, however the address is spelled, and the answer stays the same', async () => {
    const { site, resultId } = await openSiteWithGuestResult();
    const answers = [];
    for (const email of [guestEmail, guestEmail.toUpperCase(), guestEmail]) {
      for (let count = 0; count < 4; count += 1) {
        answers.push(await askForLink(site, resultId, email));
      }
    }
    expect(site.mails).toHaveLength(10);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    site.passTime(11 * minuteMs);
    await site.deliverMail();
    expect(site.mails).toHaveLength(11);
    site.passTime(21 * minuteMs);
    await site.deliverMail();
    expect(site.mails).toHaveLength(12);
  });

  it('is counted once, however often it is tried while the mail server is out', async () => {
    let isOut = true;
    const arrived: string[] = [];
    const mailer: Mailer = {
      send: async ({ to }) => {
        if (isOut) throw new OutOfService('The mail server does not answer.');
        arrived.push(to);
      },
      close: () => undefined,
    };
    const site = await openTestSite({ env: limited, mailer });
    await submitAsGuest(site);
    for (let attempt = 0; attempt < 15; attempt += 1) {
      await site.deliverMail();
      site.passTime(10_000);
    }
    isOut = false;
    await site.deliverMail();
    expect(arrived).toEqual([guestEmail]);
  });

  it('stays bounded over a whole day of asking', async () => {
    const { context, passTime } = await openTestSite();
    let mails = 0;
    for (let quarter = 0; quarter < 96; quarter += 1) {
      if (!(await countMail(context, { address: guestEmail, sender: 'grace' }))) mails += 1;
      passTime(15 * minuteMs);
    }
    expect(mails).toBeGreaterThan(10);
    expect(mails).toBeLessThanOrEqual(25);
  });

  it('is counted by all processes together', async () => {
    const database = await openSqlite();
    const { site, resultId } = await openSiteWithGuestResult(database);
    const other = await openTestSite({ database, env: limited });
    for (let count = 0; count < 6; count += 1) {
      await askForLink(site, resultId);
      await askForLink(other, resultId);
    }
    expect(site.mails.length + other.mails.length).toBe(10);
  });

  it('is counted for the mailbox, however its address is tagged or dotted', async () => {
    const site = await openTestSite({ env: limited });
    for (let count = 0; count < 12; count += 1) {
      const email = `${'grace'.split('').join(count % 2 ? '.' : '')}+${count}@gmail.com`;
      await site
        .browse()
        .post('/api/auth/signup', { email, password: 'correct horse', firstName: 'G' });
    }
    await site.deliverMail();
    expect(site.mails).toHaveLength(10);
  });
});

describe('mail asked for from one network', () => {
  const pupils = Array.from({ length: 7 }, (_, index) => `pupil${index}@example.org`);

  /** Seven pupils submit from one address, which may cause three mails an hour. */
  async function openSchool() {
    const site = await openTestSite({ env: { ...limited, MAILS_PER_ADDRESS: '3' } });
    for (const pupil of pupils) await submitAsGuest(site, pupil);
    await site.deliverMail();
    return site;
  }

  it('waits for the next hour when there is too much of it, and none is lost', async () => {
    const site = await openSchool();
    expect(site.mails).toHaveLength(3);
    site.passTime(59 * minuteMs);
    await site.deliverMail();
    expect(site.mails).toHaveLength(3);
    for (const mails of [6, 7]) {
      site.passTime(60 * minuteMs);
      await site.deliverMail();
      expect(site.mails).toHaveLength(mails);
    }
    expect(site.mails.map(({ to }) => to).toSorted()).toEqual(pupils);
  });

  it('is given up at no age', async () => {
    const site = await openSchool();
    site.passTime(3 * 24 * 60 * minuteMs);
    for (const mails of [6, 7]) {
      await site.deliverMail();
      expect(site.mails).toHaveLength(mails);
      site.passTime(60 * minuteMs);
    }
  });

  it('is seen on the metrics page while it waits', async () => {
    const site = await openSchool();
    const held = await site.context.metrics.mails.get();
    expect(held.values).toContainEqual({ labels: { outcome: 'held' }, value: 4 });
  });

  it('does not count a mail that its mailbox makes wait', async () => {
    const { context } = await openTestSite({ env: { MAILS_PER_ADDRESS: '11' } });
    const count = (address: string) => countMail(context, { address, sender: 'eve' });
    for (let mail = 0; mail < 10; mail += 1) await count('one@example.org');
    for (let mail = 0; mail < 5; mail += 1) {
      expect(await count('one@example.org')).toMatchObject({ limit: 'mailbox' });
    }
    expect(await count('two@example.org')).toBeUndefined();
    expect(await count('three@example.org')).toMatchObject({ limit: 'sender' });
  });

  it('of another one is not concerned', async () => {
    const { context } = await openTestSite({ env: { MAILS_PER_ADDRESS: '1' } });
    const count = (sender: string, address: string) => countMail(context, { address, sender });
    expect(await count('eve', 'one@example.org')).toBeUndefined();
    expect(await count('eve', 'two@example.org')).toMatchObject({ limit: 'sender' });
    expect(await count('ada', 'three@example.org')).toBeUndefined();
  });
});
