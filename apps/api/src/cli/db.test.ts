import { chown, copyFile, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '@guildpath/db';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDataDir } from '../../testing/open-data-dir.ts';
import { openSqlite } from '../../testing/open-sqlite.ts';
import { openTestSite } from '../../testing/test-site.ts';
import { toShell } from '../../testing/to-shell.ts';
import { ada, signUp, submitQuickQuest } from '../../testing/visitors.ts';
import { CommandError } from './command.ts';
import { runCommandLine } from './run-command-line.ts';
import { openFolder, toNewer, toPreview } from './testing/describe-start.ts';

function run(args: readonly string[], env: Readonly<Record<string, string>>) {
  return runCommandLine(['db', ...args], toShell(env));
}

describe('pnpm db', () => {
  it('brings a site with everything that was acknowledged to another folder, though it is written to meanwhile', async () => {
    const database = await openSqlite();
    const [dataDir, freshDir] = [
      path.dirname(database.url),
      path.join(await openDataDir(), 'data'),
    ];
    const backup = path.join(await openDataDir(), 'site.backup');
    const site = await openTestSite({ database });
    const browserOfAda = await signUp(site);
    const submit = () => submitQuickQuest(site, browserOfAda);
    const acknowledged = [await submit(), await submit()];
    let isBackedUp = false;
    const backingUp = run(['backup', backup], { DATA_DIR: dataDir }).finally(() => {
      isBackedUp = true;
    });
    do await submit();
    while (!isBackedUp);
    expect(await backingUp).toContain(
      `Backed up ${path.join(dataDir, 'guildpath.db')} to ${backup}`,
    );
    expect((await stat(backup)).mode & 0o777).toBe(0o600);
    await expect(run(['restore', backup], { DATA_DIR: dataDir })).rejects.toThrow(
      'stop every Guildpath process first',
    );

    const file = path.join(freshDir, 'guildpath.db');
    expect(await run(['restore', backup], { DATA_DIR: freshDir })).toBe(`Restored ${file}.`);
    const restored = await openDatabase({ url: file });
    onTestFinished(restored.close);
    const browser = (await openTestSite({ database: restored })).browse();
    await browser.post('/api/auth/login', {
      identifier: ada.email,
      password: ada.password,
    });
    for (const id of acknowledged) {
      expect(await browser.get(`/api/results/${id}`)).toMatchObject({ status: 200 });
    }
  });

  it('keeps what a restore replaces, and replaces no file with a backup', async () => {
    const { db, url } = await openSqlite();
    const folder = await openDataDir();
    await run(['backup', 'one'], { DATA_DIR: path.dirname(url), INIT_CWD: folder });
    await expect(
      run(['backup', 'one'], { DATA_DIR: path.dirname(url), INIT_CWD: folder }),
    ).rejects.toThrow(`${path.join(folder, 'one')} is there already, and is not replaced.`);
    await db.deleteFrom('questions').execute();
    const later = path.join(folder, 'later');
    await run(['backup', later], { DATA_DIR: path.dirname(url) });

    const dataDir = path.join(folder, 'data');
    await run(['restore', later], { DATA_DIR: dataDir });
    await run(['restore', 'one'], { DATA_DIR: dataDir, INIT_CWD: folder });
    const files = (await readdir(dataDir)).sort();
    expect(files).toEqual(['guildpath.db', expect.stringMatching(/^guildpath\.db\..+\.old$/)]);
    expect(await countQuestions(path.join(dataDir, 'guildpath.db'))).toBe(80);
    expect(await countQuestions(path.join(dataDir, files[1] ?? ''))).toBe(0);
  });

  it('restores no file that is damaged, something else, newer, or of a preview, and leaves the site as it is', async () => {
    const { db, url } = await openSqlite();
    const folder = await openDataDir();
    const env = { DATA_DIR: path.dirname(url) };
    const file = (name: string) => path.join(folder, name);
    await run(['backup', file('good')], env);
    await writeFile(file('text'), 'not a database '.repeat(500));
    await writeFile(file('empty'), '');
    const bytes = await readFile(file('good'));
    await writeFile(file('damaged'), bytes.fill(0x5a, bytes.length / 2, bytes.length / 2 + 65_536));
    await copyFile(file('good'), file('in-use'));
    await writeFile(file('in-use-wal'), '');
    for (const [name, change] of Object.entries({ newer: toNewer, preview: toPreview })) {
      await copyFile(path.join(await openFolder(change), 'guildpath.db'), file(name));
    }

    const refusals = {
      absent: 'There is no file',
      text: 'no database of Guildpath',
      empty: 'no database of Guildpath',
      damaged: 'The copy is damaged',
      'in-use': 'this is a database in use',
      newer: 'newer than this version of Guildpath: it has the migration 9999-future.',
      preview: 'The backup is of a preview of Guildpath, which cannot be upgraded.',
      good: 'stop every Guildpath process first',
    };
    for (const [name, reason] of Object.entries(refusals)) {
      await expect(run(['restore', file(name)], env), name).rejects.toThrow(reason);
    }
    expect(await db.selectFrom('users').select('id').execute()).toEqual([]);
    expect((await readdir(env.DATA_DIR)).filter((name) => /part|old/.test(name))).toEqual([]);
  });

  it.each([
    ['backup', /^pg_dump --format=custom .* "\$DATABASE_URL"$/m],
    [
      'restore',
      /^pg_restore --schema=public --clean .*--single-transaction --dbname="\$DATABASE_URL"/m,
    ],
  ])('names the line for %s of PostgreSQL, without its password', async (command, line) => {
    const DATABASE_URL = 'postgres://guildpath:hidden-word@localhost/guildpath';
    const refusal = run([command, '/backups/one'], { DATABASE_URL });
    await expect(refusal).rejects.toThrow(line);
    await expect(refusal).rejects.not.toThrow('hidden-word');
  });

  it('makes no backup in a folder that is missing, and says so', async () => {
    const { url } = await openSqlite();
    await expect(
      run(['backup', '/nowhere/at/all/one.db'], { DATA_DIR: path.dirname(url) }),
    ).rejects.toThrow(new CommandError('/nowhere/at/all/one.db cannot be used (ENOENT).'));
  });

  it.skipIf(process.getuid?.() !== 0)(
    'run as root, keeps the owner of the folder or of the previous file when it restores',
    async () => {
      const { url } = await openSqlite();
      const [folder, dataDir] = [await openDataDir(), await openDataDir()];
      const [backup, file] = [path.join(folder, 'one'), path.join(dataDir, 'guildpath.db')];
      const ownerOf = async () => {
        const { uid, gid } = await stat(file);
        return [uid, gid];
      };
      await run(['backup', backup], { DATA_DIR: path.dirname(url) });
      await chown(dataDir, 4_001, 4_002);
      await run(['restore', backup], { DATA_DIR: dataDir });
      expect(await ownerOf()).toEqual([4_001, 4_002]);
      await chown(file, 4_003, 4_004);
      await run(['restore', backup], { DATA_DIR: dataDir });
      expect(await ownerOf()).toEqual([4_003, 4_004]);
    },
  );

  it('migrates a new database, and then has nothing to do', async () => {
    const env = { DATA_DIR: await openDataDir() };
    expect(await run(['migrate'], env)).toMatch(
      /^Ran 0001-first-release on \/.*\/guildpath\.db\.$/,
    );
    expect(await run(['migrate'], env)).toBe(
      `The database ${env.DATA_DIR}/guildpath.db is up to date.`,
    );
  });

  it.each([[[]], [['backup']], [['drop', 'one']], [['backup', 'one', 'two']]])(
    '%j is answered with how it is used',
    async (args) => {
      await expect(run(args, {})).rejects.toThrow('Usage: pnpm db');
    },
  );

  it('says how a command is used when asked for help', async () => {
    expect(await run(['backup', '--help'], {})).toContain('Usage: pnpm db backup [options] <file>');
  });
});

async function countQuestions(file: string): Promise<number> {
  const { db, close } = await openDatabase({ url: file });
  const { length } = await db.selectFrom('questions').select('id').execute();
  await close();
  return length;
}
