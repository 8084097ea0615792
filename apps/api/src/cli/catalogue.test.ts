import { copyFile, cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listSecurityEvents } from '@guildpath/db';
import { releaseFolder } from '@guildpath/onet/testing';
import { describe, expect, it } from 'vitest';
import { openSqlite } from '../../testing/open-sqlite.ts';
import { toShell } from '../../testing/to-shell.ts';
import { loadCatalogue } from '../catalogue/load-catalogue.ts';
import { runCommandLine } from './run-command-line.ts';

async function openFolder() {
  const { db, url } = await openSqlite();
  const folder = path.dirname(url);
  const reports: string[] = [];
  const source = { DATA_DIR: folder, INIT_CWD: path.join(folder, 'called-in') };
  /** Simulates someone at the terminal. */
  const run = (args: readonly string[], answer?: string) =>
    runCommandLine(
      ['catalogue', ...args],
      toShell(source, {
        report: (line) => reports.push(line),
        isTerminal: answer !== undefined,
        ask: () => Promise.resolve(answer),
      }),
    );
  const file = path.join(folder, 'companies.csv');
  const write = (...rows: string[]) =>
    writeFile(file, ['id,name,soc_prefixes', ...rows].join('\n'));
  return { db, run, file, write, reports, load: () => loadCatalogue(db) };
}

describe('pnpm catalogue', () => {
  it('exports a list that, imported, changes nothing', async () => {
    const { run, file, load, reports } = await openFolder();
    const { length } = (await load()).companies;
    expect(await run(['export', 'companies', file])).toBe(
      `Wrote ${length} companies to ${file}.\nDatabase: ${path.join(path.dirname(file), 'guildpath.db')}`,
    );
    expect(await readFile(file, 'utf8')).toMatch(/^\uFEFFid,name,soc_prefixes\n/);
    expect(await run(['import', 'companies', file, '--dry-run'])).toContain('Nothing was changed.');
    expect(reports.at(-1)).toBe(
      `The companies: ${length} unchanged\n  0 added\n  0 changed\n  0 gone`,
    );
  });

  it('takes relative files from the folder that it was called in', async () => {
    const { run, file } = await openFolder();
    const relative = path.join('..', path.basename(file));
    expect(await run(['export', 'companies', relative])).toContain(` companies to ${file}.\n`);
    expect(await run(['import', 'companies', relative, '--dry-run'])).toContain(
      'Nothing was changed.',
    );
  });

  it('reports the change, the first twenty by name, and imports when it is confirmed', async () => {
    const { db, run, file, write, reports, load } = await openFolder();
    await write('guild-hall,The Guild Hall,15-12');
    const { length } = (await load()).companies;
    expect(await run(['import', 'companies', file], 'no')).toContain('Nothing was changed.');
    expect((await load()).companies).toHaveLength(length);
    expect(await run(['import', 'companies', file], 'y')).toContain(
      'Imported 1 companies. A running site serves them within seconds.',
    );
    expect(reports.join('\n')).toContain('  1 added\n    The Guild Hall (guild-hall)\n');
    expect(reports.join('\n')).toContain(`    and ${length - 20} more`);
    expect((await load()).companies.map(({ name }) => name)).toEqual(['The Guild Hall']);
    const [event] = await listSecurityEvents(db, { limit: 1 });
    expect(event).toMatchObject({
      type: 'admin.catalogue-imported',
      reason: 'companies imported by command',
    });
    expect(await run(['reset', 'companies', '--yes'])).toContain(
      'Reset the companies to those that ship with Guildpath. A running site serves them within seconds.',
    );
    expect((await load()).companies).toHaveLength(length);
  });

  it('imports the folder of a release by the file names of 31.0, and learns its number from the folder', async () => {
    const { run, file, reports, load } = await openFolder();
    const release = path.join(path.dirname(file), 'db_31_0_text');
    await cp(releaseFolder, release, { recursive: true });
    const inRelease = (name: string) => path.join(release, name);
    await rename(inRelease('Interests.txt'), inRelease('Career Interest Types.txt'));
    await copyFile(inRelease('Skills.txt'), inRelease('Transferable Skills.txt'));
    await rename(inRelease('Skills.txt'), inRelease('Essential Skills.txt'));
    await writeFile(inRelease('Software Skills.txt'), 'of no use here');
    expect(await run(['import', 'onet', `${release}/`, '--yes'])).toContain('Imported ');
    expect(reports.join('\n')).toContain('  8 added\n');
    const { careersById, onetReleases } = await load();
    expect(careersById.get('chemical-engineer').skills.length).toBeGreaterThanOrEqual(3);
    expect(onetReleases[0]).toBe('31.0');
    await rm(inRelease('Career Interest Types.txt'));
    await expect(run(['import', 'onet', release, '--yes'])).rejects.toThrow(
      'Interests.txt (or Career Interest Types.txt), line 1: This file is missing\n',
    );
  });

  it('says which folder it needs when it gets the zip file, or the folder above', async () => {
    const { run, file } = await openFolder();
    const zip = path.join(path.dirname(file), 'db_31_0_text.zip');
    await writeFile(zip, 'PK');
    for (const named of [zip, path.dirname(zip)]) {
      await expect(run(['import', 'onet', named, '--yes'])).rejects.toThrow(
        `${named} has no Occupation Data.txt: unpack the text version of the release, and name the folder that has that file.`,
      );
    }
  });

  it('lists bad rows and changes nothing', async () => {
    const { run, file, write, load } = await openFolder();
    await write('guild-hall,The Guild Hall,15-12', 'Bad Id,,15');
    const before = await load();
    await expect(run(['import', 'companies', file, '--yes'])).rejects.toThrow(
      [
        'line 3, column id: Use only lowercase letters, digits and hyphens',
        'line 3, column name: Is missing',
        'Nothing was changed: 2 cells cannot be imported.',
      ].join('\n'),
    );
    expect((await load()).version).toBe(before.version);
  });

  it('asks for --yes where nobody can be asked', async () => {
    const { run, file, write } = await openFolder();
    await write('guild-hall,The Guild Hall,15-12');
    await expect(run(['import', 'companies', file])).rejects.toThrow(
      'Nothing was changed: confirm with --yes.',
    );
  });

  it.each([
    [
      ['import', 'companies', '/nowhere/companies.csv'],
      '/nowhere/companies.csv cannot be used (ENOENT).',
    ],
    [['import', 'companies'], 'Usage: pnpm catalogue'],
    [['import', 'spells', 'a.csv'], 'Usage: pnpm catalogue'],
    [['reset', 'companies', 'a.csv'], 'Usage: pnpm catalogue'],
    [['import', 'companies', 'a.csv', '--force'], "unknown option '--force'"],
    [[], 'Usage: pnpm catalogue'],
  ])('%j is refused in words', async (args, line) => {
    const { run } = await openFolder();
    await expect(run(args)).rejects.toThrow(line);
  });
});
