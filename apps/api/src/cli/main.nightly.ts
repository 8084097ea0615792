import path from 'node:path';
import { accountExportSchema } from '@guildpath/contract';
import { expect, it } from 'vitest';
import { parse } from 'zod/mini';
import { openSqlite } from '../../testing/open-sqlite.ts';
import { runBuilt } from '../../testing/start-process.ts';
import { openTestSite } from '../../testing/test-site.ts';
import { signUp } from '../../testing/visitors.ts';

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
  // docs/operations.md greps the log for this.
  expect(deleted.stderr).toContain(`"event":"auth.account-deleted","userId":"${id}"`);
});
