import { type AccountExport, accountExportSchema } from '@guildpath/contract';
import { listSecurityEvents } from '@guildpath/db';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'zod/mini';
import { join, openHall, play } from '../../testing/halls.ts';
import { quickResponses } from '../../testing/responses.ts';
import { shareTestSite, tokenIn } from '../../testing/test-site.ts';
import { toShell } from '../../testing/to-shell.ts';
import { receiveToken } from '../../testing/visitors.ts';
import { runCommandLine } from './run-command-line.ts';

const root = { identifier: 'root@example.org', password: 'a good password' };

const openSite = shareTestSite({
  env: { ADMIN_EMAIL: root.identifier, ADMIN_PASSWORD: root.password },
});

let quest: object;
beforeAll(() => {
  quest = { responses: quickResponses(openSite().context), assessmentType: 'quick' };
});

let members = 0;

/** Opens an account with one result, and a shell whose answer to each question is `answer`. */
async function openMember({ answer = 'no' } = {}) {
  const site = openSite();
  const browser = site.browse();
  members += 1;
  const email = `member-${members}@example.org`;
  const signup = { email, password: 'correct horse', firstName: 'Ada' };
  const { id } = (await browser.post('/api/auth/signup', signup)).body as { id: string };
  await browser.post('/api/assessment/submit', quest);
  const source = { DATA_DIR: site.dataDir };
  const logged: unknown[] = [];
  const questions: string[] = [];
  const run = (args: readonly string[]) =>
    runCommandLine(
      ['admin', ...args],
      toShell(source, {
        ask: async (question) => {
          questions.push(question);
          return answer;
        },
        log: { info: (line: unknown) => void logged.push(line) },
      }),
    );
  return { site, browser, email, id, source, logged, questions, run };
}

describe('pnpm admin', () => {
  it('list has a line for each account, or for those that a search finds', async () => {
    const { id, email, run } = await openMember();
    const list = await run(['list']);
    expect(list).toMatch(new RegExp(`^${id} {2}\\d{4}-\\d\\d-\\d\\d {2}none {6}${email}$`, 'm'));
    const total = list.split('\n').length - 1;
    expect(list.split('\n').at(-1)).toBe(`${total} of ${total} accounts, newest first.`);
    const found = await run(['list', 'ROOT']);
    expect(found).toMatch(/ {2}admin {5}root@example\.org\n1 of \d+ accounts/);
    expect(await run(['list', 'nobody'])).toBe(`0 of ${total} accounts, newest first.`);
  });

  it('show says what there is of an account, by its address in any case or by its id', async () => {
    const { id, email, run } = await openMember();
    const shown = await run(['show', email.toUpperCase()]);
    for (const line of [
      `id: ${id}`,
      'hasPassword: true',
      'providers: none',
      'resultCount: 1',
      'sessionCount: 1',
    ]) {
      expect(shown.split('\n')).toContain(line);
    }
    expect(await run(['show', '--id', id])).toBe(shown);
  });

  it('export writes what the owner would get, and nothing else', async () => {
    const { site, browser, email, run } = await openMember();
    const printed = JSON.parse(await run(['export', email]));
    const { exportedAt: _, ...exported } = parse(accountExportSchema, printed);
    const own = (await browser.get('/api/user/export')).body as AccountExport;
    expect(own).toMatchObject(exported);
    const [event] = await listSecurityEvents(site.context.db, { limit: 2 });
    expect(event).toMatchObject({ type: 'auth.account-exported' });
  });

  it('sign-out ends every session of the account, and no other', async () => {
    const { site, browser, email, run } = await openMember();
    const other = site.browse();
    await other.post('/api/auth/login', root);
    expect(await run(['sign-out', email])).toContain(`${email} (`);
    expect(await browser.get('/api/auth/user')).toMatchObject({ status: 401 });
    expect(await other.get('/api/auth/user')).toMatchObject({ status: 200 });
  });

  it('role gives and takes a role at once', async () => {
    const { browser, email, run, logged, id } = await openMember();
    expect(await run(['role', email, 'epic'])).toContain('has the role epic now.\nDatabase: ');
    expect(await browser.get('/api/auth/user')).toMatchObject({ body: { role: 'epic' } });
    expect(await run(['role', '--id', id, 'none'])).toContain('has no role now.');
    expect(await browser.get('/api/auth/user')).toMatchObject({ body: { role: null } });
    expect(logged).toMatchObject([
      { event: 'auth.role-changed', userId: id, reason: 'epic by command' },
      { event: 'auth.role-changed', userId: id, reason: 'none by command' },
    ]);
  });

  it('makes nobody an administrator whose address was never proven', async () => {
    const { site, browser, email, run } = await openMember();
    await expect(run(['role', email, 'admin'])).rejects.toThrow(
      'This account’s email was never confirmed. Its owner has to sign in with an emailed link first.',
    );
    await site.deliverMail();
    const mail = site.mails.find(({ to }) => to === email);
    if (!mail) throw new Error('No mail was sent.');
    await browser.post('/api/auth/email-link', { token: tokenIn(mail) });
    await run(['role', email, 'admin']);
    expect(await browser.get('/api/admin/users')).toMatchObject({ status: 200 });
    await run(['role', email, 'none']);
  });

  it('keeps the last administrator', async () => {
    const { run, questions } = await openMember({ answer: 'yes' });
    const line = 'This is the last administrator. Give someone else that role first.';
    await expect(run(['role', root.identifier, 'none'])).rejects.toThrow(line);
    await expect(run(['delete', root.identifier])).rejects.toThrow(line);
    expect(questions).toHaveLength(1);
    expect(await run(['show', root.identifier])).toContain('role: admin');
  });

  it('delete asks first, and deletes nothing without a yes', async () => {
    const { run, questions, email, id } = await openMember();
    await expect(run(['delete', email])).rejects.toThrow('Nothing was deleted');
    expect(questions).toEqual([`Delete ${email} (${id}) with 1 result, for good? Type yes: `]);
    expect(await run(['show', email])).toContain('resultCount: 1');
  });

  it('delete says how many halls and results of students go with the account', async () => {
    const { site, browser, run, questions, email } = await openMember();
    await browser.post('/api/auth/email-link', { token: await receiveToken(site, email) });
    await openHall(site, browser);
    const hall = await openHall(site, browser);
    await play(site, await join(site, hall));
    await join(site, hall);
    await expect(run(['delete', email])).rejects.toThrow('Nothing was deleted');
    const halls = 'for good? This also deletes 2 halls with 1 result of students. Only';
    expect(questions).toEqual([expect.stringContaining(halls)]);
  });

  it('delete takes the account, what guests gave with its address, and waiting mails, and tells the owner', async () => {
    const { site, run, logged, email, id } = await openMember({ answer: 'yes' });
    const { db } = site.context;
    const countResults = async () =>
      (await db.selectFrom('assessment_results').select('id').execute()).length;
    const countOfOthers = (await countResults()) - 1;
    await site.browse().post('/api/assessment/submit', { ...quest, guestEmail: email });
    expect(await run(['delete', email])).toContain(
      `Deleted ${email} (${id}) with everything in it.\nDatabase: `,
    );
    expect(await countResults()).toBe(countOfOthers);
    expect(logged).toMatchObject([
      { event: 'auth.account-deleted', userId: id, reason: 'by command' },
    ]);
    // The command uses the real time, which is ahead of the site's fake clock.
    site.passTime(60 * 60_000);
    await site.deliverMail();
    const mails = site.mails.filter(({ to }) => to === email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your Guildpath account was deleted']);
    expect(mails[0]?.text).toContain('An administrator of this site deleted your account');
    expect(mails[0]?.text).toContain('Didn’t ask for it? Write to support@example.com.');
  });

  it('is refused in words when it names no account, no role, or more than it takes', async () => {
    const { run, email } = await openMember({ answer: 'yes' });
    for (const [line, ...args] of [
      ['There is no account with the email nobody@example.org.', 'show', 'nobody@example.org'],
      ['There is no account with the id none.', 'delete', '--yes', '--id', 'none'],
      ['Name the account by its email, or with --id.', 'show'],
      ['The role is one of none, standard, epic, admin.', 'role', email],
      ['The role is one of none, standard, epic, admin.', 'role', email, 'king'],
      ['Usage: pnpm admin', 'role', email, 'epic', 'admin'],
      ['Usage: pnpm admin', 'delete', email, '--force'],
      ['Usage: pnpm admin', 'constructor', email],
    ]) {
      await expect(run(args), args.join(' ')).rejects.toThrow(line);
    }
  });
});
