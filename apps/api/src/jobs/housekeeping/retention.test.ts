import { dayMs } from '@guildpath/contract';
import { describe, expect, it, vi } from 'vitest';
import { openSqlite } from '../../../testing/open-sqlite.ts';
import { openTestSite, type TestSite, tokenIn } from '../../../testing/test-site.ts';
import { ada, signUp, submitQuickQuest } from '../../../testing/visitors.ts';
import { deleteExpired } from './housekeeping.ts';
import { trustsClock } from './trusts-clock.ts';

const signUpAs = (site: TestSite, name: string) =>
  signUp(site, { ...ada, email: `${name}@example.org` });

function cleanUp({ context }: TestSite) {
  return deleteExpired({ ...context, mailFolder: '/nowhere' });
}

describe('unclaimed results and unused accounts', () => {
  async function openScene(env: Readonly<Record<string, string>> = {}) {
    const site = await openTestSite({ env });
    await submitQuickQuest(site, site.browse(), 'mistyped@example.org');
    await submitQuickQuest(site, site.browse(), 'opened@example.org');
    await site.deliverMail();
    const link = site.mails.findLast(({ to }) => to === 'opened@example.org');
    if (!link) throw new Error('No mail was sent there.');
    await site.browse().post('/api/auth/email-link', { token: tokenIn(link) });
    await signUpAs(site, 'never-back');
    await submitQuickQuest(site, await signUpAs(site, 'took-a-quest'));
    const list = async () => {
      const { db } = site.context;
      const users = await db.selectFrom('users').select('email').orderBy('email').execute();
      const results = await db.selectFrom('assessment_results').select('user_id').execute();
      return {
        users: users.map(({ email }) => email.replace('@example.org', '')),
        unclaimed: results.filter(({ user_id }) => user_id === null).length,
        claimed: results.filter(({ user_id }) => user_id !== null).length,
      };
    };
    return { site, list };
  }

  const all = {
    users: ['mistyped', 'never-back', 'opened', 'took-a-quest'],
    unclaimed: 1,
    claimed: 2,
  };

  it('are deleted after RETENTION_DAYS, and nothing that someone has', async () => {
    const { site, list } = await openScene({ RETENTION_DAYS: '40' });
    await submitQuickQuest(site, site.browse(), 'opened@example.org');
    site.passTime(40 * dayMs);
    await cleanUp(site);
    expect(await list()).toEqual(all);
    site.passTime(1_000);
    expect(await cleanUp(site)).toEqual({ results: 1, accounts: 2, halls: 0 });
    expect(await list()).toEqual({ users: ['opened', 'took-a-quest'], unclaimed: 0, claimed: 2 });
    expect(await cleanUp(site)).toEqual({ results: 0, accounts: 0, halls: 0 });
  });

  it('are deleted after thirty days where nobody opened the mailed link', async () => {
    const { site, list } = await openScene();
    await submitQuickQuest(site, site.browse(), 'opened@example.org');
    site.passTime(30 * dayMs + 1_000);
    expect(await cleanUp(site)).toEqual({ results: 1, accounts: 0, halls: 0 });
    expect(await list()).toEqual({ ...all, unclaimed: 1 });
    site.passTime(335 * dayMs);
    expect(await cleanUp(site)).toMatchObject({ results: 1 });
  });

  it('stay when RETENTION_DAYS is 0', async () => {
    const { site, list } = await openScene({ RETENTION_DAYS: '0' });
    site.passTime(5 * 365 * dayMs);
    await cleanUp(site);
    expect(await list()).toEqual(all);
  });
});

it.each([
  ['a new site begins', [0], [false], 0],
  ['a site runs', [0, 1, 7, 14], [false, true, true, true], 0],
  ['a start has a wrong clock', [0, 1, 401, 401.1], [false, true, false, false], 1],
  ['the clock is set right', [0, 1, 401, 1.1, 1.2], [false, true, false, true, true], 1],
  ['each start has another wrong clock', [0, 1, 401, 501], [false, true, false, false], 2],
  ['a site was off for three weeks', [0, 1, 22, 22.5, 23], [false, true, false, false, true], 1],
  ['the machine’s clock starts in 1970', [0, 1, -9_000, 1.1], [false, true, true, true], 0],
] as const)(
  'when %s, data is deleted for its age as the clock is trusted',
  async (_when, days, trusted, warnings) => {
    const { db } = await openSqlite();
    const log = { warn: vi.fn() };
    const answers: boolean[] = [];
    for (const day of days) {
      const now = () => new Date(Date.UTC(2026, 0, 1) + day * dayMs);
      answers.push(await trustsClock({ db, now, log }));
    }
    expect(answers).toEqual(trusted);
    expect(log.warn).toHaveBeenCalledTimes(warnings);
  },
);
