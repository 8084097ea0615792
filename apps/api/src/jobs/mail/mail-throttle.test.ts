import { minuteMs, type SystemOverviewOutput } from '@guildpath/contract';
import { describe, expect, it } from 'vitest';
import { openTestSite, type TestSite, tokenIn } from '../../../testing/test-site.ts';
import { submitQuickQuest } from '../../../testing/visitors.ts';
import type { Mail, Mailer } from '../../adapters/mail/mailer.ts';
import { OutOfService } from '../../adapters/mail/mailer.ts';
import { countMail, toMailbox } from './mail-throttle.ts';

const limited = { RATE_LIMIT: 'on' };
const guestEmail = 'grace@example.org';
const operator = {
  ADMIN_EMAIL: 'root@example.org',
  ADMIN_PASSWORD: 'a good password',
  METRICS_TOKEN: 'a-token-of-the-operator',
};

function submitAsGuest(site: TestSite, email = guestEmail): Promise<string> {
  return submitQuickQuest(site, site.browse(), email);
}

async function askForLink(site: TestSite, assessmentResultId: string, email = guestEmail) {
  const { status, body } = await site
    .browse()
    .post('/api/assessment/unlock', { assessmentResultId, guestEmail: email });
  await site.deliverMail();
  return { status, body };
}

function resultIn({ text }: Mail): string | undefined {
  return /redirect=\/results\/([\w-]+)/.exec(text)?.[1];
}

describe('mail to one address', () => {
  async function openSiteWithGuestResult() {
    const site = await openTestSite({ env: limited });
    const resultId = await submitAsGuest(site);
    await site.deliverMail();
    return { site, resultId };
  }

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
  });

  it('is never dropped: letters about different results all arrive, after ever longer pauses', async () => {
    const site = await openTestSite({ env: limited });
    const resultIds: string[] = [];
    for (let count = 0; count < 14; count += 1) resultIds.push(await submitAsGuest(site));
    const arrived: number[] = [];
    for (const minutes of [0, 10, 20, 40, 80]) {
      site.passTime(minutes * minuteMs);
      await site.deliverMail();
      arrived.push(site.mails.length);
    }
    expect(arrived).toEqual([10, 11, 12, 13, 14]);
    expect(site.mails.map(resultIn).toSorted()).toEqual(resultIds.toSorted());
  });

  it('waits as the newest one alone, of those that would do the same', async () => {
    const { site, resultId } = await openSiteWithGuestResult();
    for (let count = 0; count < 14; count += 1) {
      await site.browse().post('/api/auth/link', { email: guestEmail });
      await askForLink(site, resultId);
    }
    expect(site.mails).toHaveLength(20);
    const waiting = await site.context.db
      .selectFrom('outbox')
      .select('id')
      .where('done_at', 'is', null)
      .execute();
    expect(waiting).toHaveLength(2);
    site.passTime(24 * 60 * minuteMs);
    await site.deliverMail();
    expect(site.mails).toHaveLength(22);
  });

  it('brings its owner the link from the login page at once, however many results strangers submit', async () => {
    const { site } = await openSiteWithGuestResult();
    for (let count = 0; count < 12; count += 1) await submitAsGuest(site);
    await site.deliverMail();
    expect(site.mails).toHaveLength(10);
    await site.browse().post('/api/auth/link', { email: guestEmail });
    await site.deliverMail();
    expect(site.mails.at(-1)).toMatchObject({ subject: 'Your sign-in link for Guildpath' });
  });

  it('starts again with ten links when one of them was used', async () => {
    const { site } = await openSiteWithGuestResult();
    const ask = async () => {
      await site.browse().post('/api/auth/link', { email: guestEmail });
      await site.deliverMail();
    };
    for (let count = 0; count < 11; count += 1) await ask();
    expect(site.mails).toHaveLength(11);
    const [last] = site.mails.slice(-1);
    if (!last) throw new Error('No mail was sent.');
    await site.browse().post('/api/auth/email-link', { token: tokenIn(last) });
    for (let count = 0; count < 11; count += 1) await ask();
    expect(site.mails).toHaveLength(21);
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
      site.passTime(10 * minuteMs);
    }
    isOut = false;
    await site.deliverMail();
    expect(arrived).toEqual([guestEmail]);
  });

  it('stays bounded over a whole day of asking', async () => {
    const { context, passTime } = await openTestSite();
    let mails = 0;
    for (let quarter = 0; quarter < 96; quarter += 1) {
      const kind = 'sign-in link';
      if (!(await countMail(context, { kind, address: guestEmail, sender: 'grace' }))) mails += 1;
      passTime(15 * minuteMs);
    }
    expect(mails).toBeGreaterThan(10);
    expect(mails).toBeLessThanOrEqual(25);
  });
});

describe('mail asked for from one network', () => {
  const students = Array.from({ length: 7 }, (_, index) => `student${index}@example.org`);

  /** Seven students submit from one address, which may cause three mails an hour. */
  async function openSchool() {
    const env = { ...limited, ...operator, MAILS_PER_ADDRESS: '3' };
    const site = await openTestSite({ env });
    for (const student of students) await submitAsGuest(site, student);
    await site.deliverMail();
    return site;
  }

  it('waits for the next hour when there is too much of it, and is lost at no age', async () => {
    const site = await openSchool();
    expect(site.mails).toHaveLength(3);
    site.passTime(59 * minuteMs);
    await site.deliverMail();
    expect(site.mails).toHaveLength(3);
    for (const mails of [6, 7]) {
      site.passTime(3 * 24 * 60 * minuteMs);
      await site.deliverMail();
      expect(site.mails).toHaveLength(mails);
    }
    expect(site.mails.map(({ to }) => to).toSorted()).toEqual(students);
  });

  it('is seen on the metrics page and in the status while it waits, and is no cause for an alert', async () => {
    const site = await openSchool();
    site.passTime(4 * minuteMs);
    const authorization = `Bearer ${operator.METRICS_TOKEN}`;
    const { body } = await site.browse().get('/metrics', { authorization });
    expect(body).toContain('guildpath_mails_total{outcome="held"} 4\n');
    expect(body).toContain('guildpath_outbox_held{kind="sign-in-link"} 4\n');
    expect(body).toContain('guildpath_outbox_oldest_seconds{kind="sign-in-link"} 0\n');

    site.passTime(16 * minuteMs);
    await site.deliverMail();
    const admin = site.browse();
    await admin.post('/api/auth/login', {
      identifier: operator.ADMIN_EMAIL,
      password: operator.ADMIN_PASSWORD,
    });
    const overview = await admin.get('/api/admin/system-overview');
    expect(overview.body as SystemOverviewOutput).toMatchObject({
      systemStatus: 'healthy',
      systemIssues: [],
      systemNotes: ['Mails held back by the mail limits: 4. They’ll go out later.'],
    });
  });

  it('comes little by little when the hour is over, side by side with that of others', async () => {
    const limit = 15;
    const site = await openTestSite({ env: { ...limited, MAILS_PER_ADDRESS: `${limit}` } });
    for (let student = 0; student < 2 * limit; student += 1) {
      await submitAsGuest(site, `student${student}@example.org`);
    }
    const perMinute: number[] = [];
    for (let minute = 0; minute < 75; minute += 1) {
      const before = site.mails.length;
      await site.deliverMail();
      perMinute.push(site.mails.length - before);
      site.passTime(minuteMs);
    }
    const [atOnce = 0, ...later] = perMinute;
    expect(atOnce).toBe(limit);
    expect(later.reduce((sum, mails) => sum + mails, 0)).toBe(limit);
    expect(Math.max(...later)).toBeLessThan(limit * 0.8);
  });

  it('counts neither a mail that its mailbox makes wait, nor one of another network', async () => {
    const { context } = await openTestSite({ env: { MAILS_PER_ADDRESS: '11' } });
    const count = (address: string, sender = 'eve') =>
      countMail(context, { kind: 'letter', address, sender });
    for (let mail = 0; mail < 10; mail += 1) await count('one@example.org');
    for (let mail = 0; mail < 5; mail += 1) {
      expect(await count('one@example.org')).toMatchObject({ limit: 'mailbox' });
    }
    expect(await count('two@example.org')).toBeUndefined();
    expect(await count('three@example.org')).toMatchObject({ limit: 'sender' });
    expect(await count('three@example.org', 'ada')).toBeUndefined();
  });

  it('to invented addresses delays no link to an account', async () => {
    const site = await openSchool();
    const ask = (email: string) => site.browse().post('/api/auth/link', { email });
    const [letter] = site.mails;
    if (!letter) throw new Error('No mail was sent.');
    await site.browse().post('/api/auth/email-link', { token: tokenIn(letter) });
    const proven = letter.to;
    for (const student of students.filter((email) => email !== proven)) await ask(student);
    await site.deliverMail();
    expect(site.mails).toHaveLength(6);
    await ask(proven);
    await site.deliverMail();
    expect(site.mails.at(-1)).toMatchObject({
      to: proven,
      subject: expect.stringMatching(/sign-in link/),
    });
  });
});

describe('the mailbox of an address', () => {
  it.each([
    ['Ada@Example.org', 'ada@example.org'],
    ['ada+quest@example.org', 'ada@example.org'],
    ['Jörg+a+b@example.org', 'jörg@example.org'],
    ['+@example.org', '+@example.org'],
  ])('of %s is %s', (address, mailbox) => {
    expect(toMailbox(address)).toBe(mailbox);
  });
});
