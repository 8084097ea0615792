import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { defaultSupportEmail } from '../../config/env.ts';
import { deleteMailFilesTo } from './delete-old-mail-files.ts';
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
  expect(await readFile(file, 'utf8')).toContain('Message-ID: <two@guild.test>');
  const modes = [await stat(folder), await stat(file)].map(({ mode }) => mode & 0o777);
  expect(modes).toEqual([0o700, 0o600]);
});

it('replies go to the support address, where one is set', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'guildpath-outbox-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const mail = {
    to: 'ada@example.org',
    subject: 'Hi',
    html: '<p>Hi</p>',
    text: 'Hi',
    pictures: [],
  };
  for (const id of ['help@guild.test', defaultSupportEmail]) {
    await createFileMailer(folder, '"Guild, Path" <no-reply@guild.test>', id).send({ id, ...mail });
  }
  const read = (id: string) => readFile(path.join(folder, `${id}.eml`), 'utf8');
  expect(await read('help@guild.test')).toMatch(
    /^From: "Guild, Path" <no-reply@guild\.test>\r\n(.*\r\n)*Reply-To: help@guild\.test\r$/m,
  );
  expect(await read(defaultSupportEmail)).not.toContain('Reply-To');
});

it.each([
  'Ada@Example.org',
  "o'@example.org",
  '.r&d.@example.org',
  'ivan@xn--e1afmkfd.xn--p1ai',
  'jörg@xn--bcher-kva.example',
  `${'long'.repeat(40)}@xn--bcher-kva.example`,
])('the mails to %s can be found and deleted', async (to) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'guildpath-outbox-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const mailer = createFileMailer(folder, 'Guildpath <no-reply@guild.test>');
  const mail = { subject: 'Hi', html: '<p>Hi</p>', text: 'Hi', pictures: [] };
  await mailer.send({ ...mail, id: 'one', to });
  await mailer.send({ ...mail, id: 'two', to: `x${to}` });
  await deleteMailFilesTo(folder, { address: to, writtenUntil: new Date(Date.now() + 60_000) });
  expect(await readdir(folder)).toEqual(['two.eml']);
});
