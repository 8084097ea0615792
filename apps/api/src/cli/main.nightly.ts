import path from 'node:path';
import { accountExportSchema } from '@guildpath/contract';
import { openDatabase } from '@guildpath/db';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'zod/mini';
import { openDataDir } from '../../testing/open-data-dir.ts';
import { openSqlite } from '../../testing/open-sqlite.ts';
import { runBuilt } from '../../testing/start-process.ts';
import { openTestSite } from '../../testing/test-site.ts';
import { signUp, submitQuickQuest } from '../../testing/visitors.ts';

it('the command line reads a password and a yes from standard input, and exports to a pipe, as a user without a home', async () => {
  const database = await openSqlite();
  const site = await openTestSite({ database });
  const member = await signUp(site);
  const { id } = (await member.get('/api/auth/user')).body as { readonly id: string };
  const env = { DATA_DIR: path.dirname(database.url), HOME: '/nonexistent' };
  const run = (args: readonly string[], input = '') =>
    runBuilt('cli', { args: ['admin', ...args], env, input });

  expect(await run(['create', 'root@example.org'], 'a good password\n')).toEqual({
    code: 0,
    stdout: `Created the administrator root@example.org.\nDatabase: ${database.url}\n`,
    stderr: '',
  });
  const exported = await run(['export', '--id', id]);
  expect(exported.code).toBe(0);
  expect(parse(accountExportSchema, JSON.parse(exported.stdout)).account).toMatchObject({ id });
  const deleted = await run(['delete', '--id', id], 'yes\n');
  expect(deleted).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Deleted /) });
  // docs/operations/backups.md greps the log for this.
  expect(deleted.stderr).toContain(`"event":"auth.account-deleted","userId":"${id}"`);
});

it('a backup has everything that was acknowledged, though another process writes meanwhile', async () => {
  const database = await openSqlite();
  const site = await openTestSite({ database });
  const member = await signUp(site);
  const acknowledged = await submitQuickQuest(site, member);
  const file = path.join(await openDataDir(), 'site.backup');
  const env = { DATA_DIR: path.dirname(database.url) };
  let isBackedUp = false;
  const backingUp = runBuilt('cli', { args: ['db', 'backup', file], env }).finally(() => {
    isBackedUp = true;
  });
  do await submitQuickQuest(site, member);
  while (!isBackedUp);
  expect(await backingUp).toMatchObject({ code: 0, stderr: '' });
  const { db, close } = await openDatabase({ url: file });
  onTestFinished(close);
  const results = await db.selectFrom('assessment_results').select('id').execute();
  expect(results).toContainEqual({ id: acknowledged });
});
