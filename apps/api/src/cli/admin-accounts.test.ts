import path from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type AccountExport, accountExportSchema } from '@guildpath/contract';
import { listSecurityEvents } from '@guildpath/db';
import { describe, expect, it } from 'vitest';
import { parse } from 'zod/mini';
import { openSqlite } from '../../testing/open-sqlite.ts';
import { quickResponses } from '../../testing/responses.ts';
import { runBuilt } from '../../testing/start-process.ts';
import { openTestSite, tokenIn } from '../../testing/test-site.ts';
import { toShell } from '../../testing/to-shell.ts';
import { runCommandLine } from './run-command-line.ts';

const root = { identifier: 'root@example.org', password: 'a good password' };
const ada = { email: 'ada@example.org', password: 'correct horse', firstName: 'Ada' };

async function openSite({ answer = 'no' } = {}) {
  const database = await openSqlite();
  const site = await openTestSite({
    database,
    env: { ADMIN_EMAIL: root.identifier, ADMIN_PASSWORD: root.password },
  });
  const browser = site.browse();
  const { body } = await browser.post('/api/auth/signup', ada);
  const { id } = body as { id: string };
  const quest = { responses: quickResponses(site.context), assessmentType: 'quick' };
  await browser.post('/api/assessment/submit', quest);
  const source = { DATA_DIR: path.dirname(database.url) };
  const logged: unknown[] = [];
  const questions: string[] = [];
  const run = (args: readonly string[], output = new PassThrough()) =>
    runCommandLine(
      ['admin', ...args],
      toShell(source, {
        ask: async (question) => {
          questions.push(question);
          return answer;
        },
        output,
        log: { info: (line: unknown) => void logged.push(line) },
      }),
    );
  return { site, browser, id, source, logged, questions, run };
}

describe('pnpm admin', () => {
  it('list has a line for each account, or for those that a search finds', async () => {
    const { id, run } = await openSite();
    const lines = (await run(['list'])).split('\n');
    expect(lines).toHaveLength(3);
    expect(lines.join('\n')).toMatch(
      new RegExp(`${id} {2}\\d{4}-\\d\\d-\\d\\d {2}none {6}${ada.email}\n`),
    );
    expect(lines.at(-1)).toBe('2 of 2 accounts, newest first.');
    const found = await run(['list', 'ROOT']);
    expect(found).toMatch(/ {2}admin {5}root@example\.org\n1 of 2 accounts/);
    expect(await run(['list', 'nobody'])).toBe('0 of 2 accounts, newest first.');
  });

  it('show says what there is of an account, by its address in any case or by its id', async () => {
    const { id, run } = await openSite();
    const shown = await run(['show', 'ADA@example.org']);
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
    const { site, browser, run } = await openSite();
    const output = new PassThrough();
    const reading = text(output);
    expect(await run(['export', ada.email], output)).toBe('');
    output.end();
    const { exportedAt: _, ...exported } = parse(accountExportSchema, JSON.parse(await reading));
    const own = (await browser.get('/api/user/export')).body as AccountExport;
    expect(own).toMatchObject(exported);
    const [event] = await listSecurityEvents(site.context.db, { limit: 2 });
    expect(event).toMatchObject({ type: 'auth.account-exported' });
  });

  it('sign-out ends every session of the account, and no other', async () => {
    const { site, browser, run } = await openSite();
    const other = site.browse();
    await other.post('/api/auth/login', root);
    expect(await run(['sign-out', ada.email])).toContain(`${ada.email} (`);
    expect(await browser.get('/api/auth/user')).toMatchObject({ status: 401 });
    expect(await other.get('/api/auth/user')).toMatchObject({ status: 200 });
  });

  it('role gives and takes a role at once', async () => {
    const { browser, run, logged, id } = await openSite();
    expect(await run(['role', ada.email, 'epic'])).toContain('has the role epic now.\nDatabase: ');
    expect(await browser.get('/api/auth/user')).toMatchObject({ body: { role: 'epic' } });
    expect(await run(['role', '--id', id, 'none'])).toContain('has no role now.');
    expect(await browser.get('/api/auth/user')).toMatchObject({ body: { role: null } });
    expect(logged).toMatchObject([
      { event: 'auth.role-changed', userId: id, reason: 'epic by command' },
      { event: 'auth.role-changed', userId: id, reason: 'none by command' },
    ]);
  });

  it('makes nobody an administrator whose address was never proven', async () => {
    const { site, browser, run } = await openSite();
    await expect(run(['role', ada.email, 'admin'])).rejects.toThrow(
      'This account’s email was never confirmed. Its owner has to sign in with an emailed link first.',
    );
    await site.deliverMail();
    const [mail] = site.mails;
    if (!mail) throw new Error('No mail was sent.');
    await browser.post('/api/auth/email-link', { token: tokenIn(mail) });
    await run(['role', ada.email, 'admin']);
    expect(await browser.get('/api/admin/users')).toMatchObject({ status: 200 });
  });

  it('keeps the last administrator', async () => {
    const { run, questions } = await openSite({ answer: 'yes' });
    const line = 'This is the last administrator. Give someone else that role first.';
    await expect(run(['role', root.identifier, 'none'])).rejects.toThrow(line);
    await expect(run(['delete', root.identifier])).rejects.toThrow(line);
    expect(questions).toHaveLength(1);
    expect(await run(['show', root.identifier])).toContain('role: admin');
  });

  it('delete asks first, and deletes nothing without a yes', async () => {
    const { run, questions, id } = await openSite();
    await expect(run(['delete', ada.email])).rejects.toThrow('Nothing was deleted');
    expect(questions).toEqual([`Delete ${ada.email} (${id}) with 1 results, for good? Type yes: `]);
    expect(await run(['show', ada.email])).toContain('resultCount: 1');
  });

  it('delete takes the account, what guests gave with its address, and waiting mails, and tells the owner', async () => {
    const { site, run, logged, id } = await openSite({ answer: 'yes' });
    const { db } = site.context;
    const guest = { responses: quickResponses(site.context), assessmentType: 'quick' };
    await site.browse().post('/api/assessment/submit', { ...guest, guestEmail: ada.email });
    expect(await run(['delete', ada.email])).toContain(
      `Deleted ${ada.email} (${id}) with everything in it.\nDatabase: `,
    );
    expect(await db.selectFrom('assessment_results').select('id').execute()).toEqual([]);
    expect(logged).toMatchObject([
      { event: 'auth.account-deleted', userId: id, reason: 'by command' },
    ]);
    // The command uses the real time, which is ahead of the site's fake clock.
    site.passTime(60 * 60_000);
    await site.deliverMail();
    expect(site.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [ada.email, 'Your Guildpath account was deleted'],
    ]);
    expect(site.mails[0]?.text).toContain('An administrator of this site deleted your account');
    expect(site.mails[0]?.text).toContain('Didn’t ask for it? Write to support@example.com.');
  });

  it('delete --id repeats after a restore what the log of before says', async () => {
    const { id, source } = await openSite();
    const first = await runBuilt('cli', {
      args: ['admin', 'delete', '--yes', '--id', id],
      env: source,
    });
    expect(first).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Deleted ada@/) });
    const { event, userId } = JSON.parse(first.stderr) as Record<string, string>;
    expect({ event, userId }).toEqual({ event: 'auth.account-deleted', userId: id });
    // docs/operations.md greps the log for this.
    expect(first.stderr).toContain(`"event":"auth.account-deleted","userId":"${id}"`);
    const again = await runBuilt('cli', {
      args: ['admin', 'delete', '--yes', '--id', id],
      env: source,
    });
    expect(again).toEqual({
      code: 1,
      stdout: '',
      stderr: `There is no account with the id ${id}.\n`,
    });
  });

  it('as a service user without a home, exports to a pipe and asks for a yes on standard input', async () => {
    const { source } = await openSite();
    const env = { ...source, HOME: '/nonexistent' };
    const exported = await runBuilt('cli', { args: ['admin', 'export', ada.email], env });
    expect(exported.code).toBe(0);
    expect(parse(accountExportSchema, JSON.parse(exported.stdout)).results).toHaveLength(1);
    expect(await runBuilt('cli', { args: ['admin', 'delete', ada.email], env })).toEqual({
      code: 1,
      stdout: '',
      stderr: 'Nothing was deleted: answer yes, or call the command with --yes.\n',
    });
    const deleted = await runBuilt('cli', {
      args: ['admin', 'delete', ada.email],
      env,
      input: 'yes\n',
    });
    expect(deleted).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Deleted ada@/) });
  });

  it.each([
    [['show', 'nobody@example.org'], 'There is no account with the email nobody@example.org.'],
    [['show', '--id', 'none'], 'There is no account with the id none.'],
    [['show'], 'Name the account by its email, or with --id.'],
    [['role', ada.email], 'The role is one of none, standard, epic, admin.'],
    [['role', ada.email, 'king'], 'The role is one of none, standard, epic, admin.'],
    [['role', ada.email, 'epic', 'admin'], 'Usage: pnpm admin'],
    [['show', ada.email, '--yes'], 'Usage: pnpm admin'],
    [['delete', ada.email, '--force'], 'Usage: pnpm admin'],
    [['list', 'a', 'b'], 'Usage: pnpm admin'],
    [['constructor', ada.email], 'Usage: pnpm admin'],
  ])('%j is refused: %s', async (args, line) => {
    const { run } = await openSite({ answer: 'yes' });
    await expect(run(args)).rejects.toThrow(line);
  });
});
