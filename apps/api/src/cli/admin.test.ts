import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { listSecurityEvents } from '@guildpath/db';
import { describe, expect, it } from 'vitest';
import { openDataDir } from '../../testing/open-data-dir.ts';
import { openSqlite } from '../../testing/open-sqlite.ts';
import { openTestSite, shareTestSite } from '../../testing/test-site.ts';
import { toShell } from '../../testing/to-shell.ts';
import { runCommandLine } from './run-command-line.ts';

const email = 'root@example.org';
const password = 'a good password';

async function openSite() {
  const database = await openSqlite();
  const site = await openTestSite({ database });
  const logIn = (typed: string) =>
    site.browse().post('/api/auth/login', { identifier: email, password: typed });
  return { site, logIn, source: { DATA_DIR: path.dirname(database.url) } };
}

function run(args: readonly string[], source: Readonly<Record<string, string>>) {
  return runCommandLine(['admin', ...args], toShell(source, { getPassword: async () => password }));
}

describe('pnpm admin create', () => {
  const refusing = shareTestSite();

  it('opens the account, and says so', async () => {
    const { logIn, source } = await openSite();
    expect(await run(['create', email], source)).toBe(
      `Created the administrator ${email}.\nDatabase: ${source.DATA_DIR}/guildpath.db`,
    );
    expect(await logIn(password)).toMatchObject({ status: 200, body: { role: 'admin' } });
    expect(await run(['create', email], source)).toContain(
      `${email} is an administrator with this password already.`,
    );
  });

  it('makes an existing account an administrator’s and ends its sessions', async () => {
    const { site, logIn, source } = await openSite();
    const stranger = site.browse();
    const signup = { email, password: 'a stranger’s password', firstName: 'Eve' };
    await stranger.post('/api/auth/signup', signup);
    expect(await run(['create', email], source)).toContain(
      `${email} is an administrator now, has the new password and is signed out everywhere.\n`,
    );
    expect(await stranger.get('/api/admin/users')).toMatchObject({ status: 401 });
    expect(await logIn(signup.password)).toMatchObject({ status: 401 });
    expect(await logIn(password)).toMatchObject({ status: 200, body: { role: 'admin' } });
    const events = await listSecurityEvents(site.context.db, { limit: 100 });
    const ensured = events.filter(({ type }) => type === 'admin.ensured');
    expect(ensured).toMatchObject([{ addressHash: null, reason: 'account changed by command' }]);
  });

  it('is refused where the site has no database, before it asks for a password, and makes none', async () => {
    const folder = await openDataDir();
    await expect(run(['create', email], { DATA_DIR: folder })).rejects.toThrow(
      `There is no database ${folder}/guildpath.db: call the command with the site's DATA_DIR or DATABASE_URL.`,
    );
    expect(await readdir(folder)).toEqual([]);
  });

  it.each<[string[], string | undefined, Record<string, string>, string]>([
    [['create', email], undefined, {}, 'No password was given.'],
    [['create', email], 'nine char', {}, "An administrator's password must be at least 10"],
    [['create', email], '1234567890', {}, 'Too many people use this password.'],
    [['create', 'root'], password, {}, 'Please enter a valid email address.'],
    [['remove', email], password, {}, 'Usage: pnpm admin'],
    [['create', email], password, { PORT: 'http' }, 'PORT must be a port number from 0 to 65535.'],
  ])('%j with the password %j and %j is refused in one line', async (args, typed, env, line) => {
    const source = { DATA_DIR: refusing().dataDir, ...env };
    const getPassword = () => Promise.resolve(typed);
    const refused = runCommandLine(['admin', ...args], toShell(source, { getPassword }));
    await expect(refused).rejects.toThrow(line);
    expect(await refusing().context.db.selectFrom('users').select('id').execute()).toEqual([]);
  });
});
