import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createFileMailer } from './file-mailer.ts';

it('mails appear in a folder that was missing, which is the owner’s alone like the mails', async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'guildpath-outbox-'));
  onTestFinished(() => rm(parent, { recursive: true }));
  const folder = path.join(parent, 'data', 'outbox');
  const mailer = createFileMailer(folder, 'Guildpath <no-reply@guild.test>');
  const mail = {
    to: 'ada@example.org',
    subject: 'Hi',
    html: '<p>Hi</p>',
    text: 'Hi',
    pictures: [],
  };
  await Promise.all(['one', 'two'].map((id) => mailer.send({ id, ...mail })));
  expect((await readdir(folder)).sort()).toEqual(['one.eml', 'two.eml']);
  const file = path.join(folder, 'two.eml');
  expect(await readFile(file, 'utf8')).toContain('Message-ID: <two@guildpath>');
  const modes = [await stat(folder), await stat(file)].map(({ mode }) => mode & 0o777);
  expect(modes).toEqual([0o700, 0o600]);
});
