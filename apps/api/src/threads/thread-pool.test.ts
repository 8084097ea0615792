import { afterAll, expect, it, onTestFinished } from 'vitest';
import { quickResponses } from '../../testing/responses.ts';
import { openTestSite } from '../../testing/test-site.ts';
import { renderHere } from './render-tasks.tsx';
import { openThreadPool } from './thread-pool.ts';

const { render, computeWith, size, close } = openThreadPool({
  onError: () => undefined,
  // On a busy machine the first picture takes long.
  renderLimitMs: 600_000,
});
afterAll(close);

const notice = {
  kind: 'passkey-added',
  at: 'now',
  loginUrl: 'https://guild.test/login',
  supportEmail: 'help@guild.test',
} as const;
const mage = {
  size: 'mail',
  characterClass: 'Mage',
  guildTitle: 'Seeker',
  welcome: 'You’ll ask until it’s clear.',
  host: 'guild.test',
} as const;

it('mails and pictures come out of other threads as they do in this one', async () => {
  const link = 'https://guild.test/login?token=one';
  const mail = { greetingName: 'ada', link, validHours: 24, occasion: 'login' } as const;
  const [picture, linkMail, noticeMail] = await Promise.all([
    render('picture', mage),
    render('signInLink', mail),
    render('securityNotice', notice),
  ]);
  expect(Buffer.from(picture)).toEqual(await renderHere('picture', mage));
  expect(linkMail).toEqual(await renderHere('signInLink', mail));
  expect(linkMail.text).toContain(link);
  expect(noticeMail).toEqual(await renderHere('securityNotice', notice));
});

it('a task that fails in another thread fails for its caller, and the thread goes on', async () => {
  const unknown = { ...mage, characterClass: 'Nobody' } as unknown as typeof mage;
  await expect(render('picture', unknown)).rejects.toThrow();
  expect((await render('picture', mage)).length).toBeGreaterThan(0);
});

it('a thread that takes too long is replaced', async () => {
  const pool = openThreadPool({ onError: () => undefined, renderLimitMs: 1 });
  onTestFinished(pool.close);
  await expect(pool.render('securityNotice', notice)).rejects.toThrow('aborted');
  const { context } = await openTestSite();
  const compute = pool.computeWith(() => context.catalogue);
  await expect(compute.warmUp([])).resolves.toBeUndefined();
});

it('a burst of pictures holds up no submission', async () => {
  const { context } = await openTestSite();
  const { preview } = computeWith(() => context.catalogue);
  const answers = { tier: 'quick', responses: quickResponses(context) } as const;
  await Promise.all(Array.from({ length: size }, () => preview(answers)));
  const finished: string[] = [];
  const pictures = Array.from({ length: 8 }, async (_, index) => {
    await render('picture', { ...mage, moment: `Moment ${index}` });
    finished.push('picture');
  });
  await preview(answers);
  finished.push('preview');
  await Promise.all(pictures);
  expect(finished.at(-1)).toBe('picture');
});
