import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openSqlite } from '../../../testing/open-sqlite.ts';
import { deleteExpired } from '../../jobs/housekeeping/housekeeping.ts';
import { deleteOldMailFiles } from './delete-old-mail-files.ts';

const writtenBefore = new Date('2026-11-01T08:00:00.000Z');

async function openFolder(ages: Readonly<Record<string, 'old' | 'new'>>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'guildpath-outbox-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, age] of Object.entries(ages)) {
    const writtenAt = new Date(writtenBefore.getTime() - (age === 'old' ? 1_000 : 0));
    await writeFile(path.join(folder, name), 'To: ada@example.org');
    await utimes(path.join(folder, name), writtenAt, writtenAt);
  }
  return folder;
}

describe('mails kept as files', () => {
  it('are deleted when they are old, and nothing else is', async () => {
    const folder = await openFolder({
      'a.eml': 'old',
      'b.eml': 'new',
      'c.eml.part': 'old',
      'notes.txt': 'old',
    });
    await deleteOldMailFiles(folder, { writtenBefore });
    expect((await readdir(folder)).sort()).toEqual(['b.eml', 'notes.txt']);
  });

  it('need not be there', async () => {
    await deleteOldMailFiles(path.join(tmpdir(), 'no-such-outbox'), { writtenBefore });
  });
});

describe('housekeeping', () => {
  it('keeps a mail that was written as a file for 30 days', async () => {
    const { db } = await openSqlite();
    const env = { RETENTION_DAYS: 0 };
    const mailFolder = await openFolder({ 'a.eml': 'new' });
    const daysLater = (days: number) => () => new Date(writtenBefore.getTime() + days * 86_400_000);
    await deleteExpired({ db, env, now: daysLater(30), mailFolder });
    expect(await readdir(mailFolder)).toEqual(['a.eml']);
    await deleteExpired({ db, env, now: daysLater(31), mailFolder });
    expect(await readdir(mailFolder)).toEqual([]);
  });
});
