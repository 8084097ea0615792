import { execFile } from 'node:child_process';
import path from 'node:path';
import { describeOnBothDatabases, type OpenTestDatabase } from '@guildpath/db/testing';
import { expect, it } from 'vitest';
import { openTestSite } from '../testing/test-site.ts';

const apiRoot = path.resolve(import.meta.dirname, '../..');
const email = 'root@example.org';
const password = 'a good password';

interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

describeOnBothDatabases('pnpm admin create', (openTestDatabase) => {
  /** A site, and the command run beside it on the same database. */
  async function openSite() {
    const database = await openTestDatabase();
    const open: OpenTestDatabase = () => Promise.resolve(database);
    const site = await openTestSite({ openTestDatabase: open });
    const isFile = database.dialect === 'sqlite';
    const databaseEnv = {
      DATA_DIR: isFile ? path.dirname(database.url) : '/nowhere',
      DATABASE_URL: isFile ? '' : database.url,
    };
    const runAdmin = (args: readonly string[], input: string, env: Record<string, string> = {}) =>
      run(args, input, { ...databaseEnv, ...env });
    const logIn = (typed: string) =>
      site.browse().post('/api/auth/login', { identifier: email, password: typed });
    return { site, runAdmin, logIn };
  }

  it('opens the account with the password from standard input, and says so', async () => {
    const { runAdmin, logIn } = await openSite();
    const first = await runAdmin(['create', email], `${password}\n`);
    expect(first).toEqual({ code: 0, stdout: `Created the administrator ${email}.\n`, stderr: '' });
    expect(await logIn(password)).toMatchObject({ status: 200, body: { role: 'admin' } });
    const again = await runAdmin(['create', email], '', { ADMIN_PASSWORD: password });
    expect(again).toMatchObject({
      code: 0,
      stdout: `${email} is an administrator with this password already.\n`,
    });
  });

  it('makes an account that exists an administrator’s and ends its sessions', async () => {
    const { site, runAdmin, logIn } = await openSite();
    const stranger = site.browse();
    const signup = { email, password: 'a stranger’s password', firstName: 'Eve' };
    await stranger.post('/api/auth/signup', signup);
    const outcome = await runAdmin(['create', email], '', { ADMIN_PASSWORD: password });
    expect(outcome).toMatchObject({
      code: 0,
      stdout: `${email} is an administrator now, has the new password and is signed out everywhere.\n`,
    });
    expect(await stranger.get('/api/admin/users')).toMatchObject({ status: 401 });
    expect(await logIn(signup.password)).toMatchObject({ status: 401 });
    expect(await logIn(password)).toMatchObject({ status: 200, body: { role: 'admin' } });
  });

  it.each([
    [['create', email], '', {}, 'No password was given.'],
    [['create', email], '12345\n', {}, 'Password must be at least 6 characters.'],
    [['create', 'root'], `${password}\n`, {}, 'Please enter a valid email address.'],
    [['create', email, password], '', {}, 'Usage: pnpm admin create <email>'],
    [['remove', email], '', {}, 'Usage: pnpm admin create <email>'],
    [[], '', {}, 'Usage: pnpm admin create <email>'],
    [['create', email], '', { PORT: 'http' }, 'PORT takes a port number from 0 to 65535.'],
  ])('%j with the input %j and %j is refused in one line', async (args, input, env, line) => {
    const { runAdmin } = await openSite();
    const { code, stdout, stderr } = await runAdmin(args, input, env);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(line);
    expect(stderr.trimEnd()).not.toContain('\n');
  });
});

/** The command as its own process. */
function run(
  args: readonly string[],
  input: string,
  env: Readonly<Record<string, string>>,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const script = [path.join(apiRoot, 'src/admin.ts'), ...args];
    const options = { cwd: apiRoot, env: { PATH: process.env.PATH, ...env } };
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', ...script],
      options,
      (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code) : 0, stdout, stderr });
      },
    );
    child.stdin?.end(input);
  });
}
