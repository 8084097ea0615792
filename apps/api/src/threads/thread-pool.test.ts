import { afterAll, expect, it, onTestFinished } from 'vitest';
import { quickResponses } from '../../testing/responses.ts';
import { openTestSite } from '../../testing/test-site.ts';
import { renderHere } from './render-tasks.tsx';
import { openThreadPool } from './thread-pool.ts';

const { render, computeWith, size, close } = openThreadPool({ onError: () => undefined });
afterAll(close);

it('mails and pictures come out of other threads as they do in this one', async () => {
  const card = {
    characterClass: 'Mage',
    guildTitle: 'Loremaster',
    archetype: 'Investigative',
  } as const;
  const link = 'https://guild.test/login?token=one';
  const mail = { greetingName: 'ada', link, validHours: 24, occasion: 'login' } as const;
  const notice = {
    subject: 'A passkey was added',
    happened: 'It was.',
    advice: 'Write.',
    at: 'now',
  };
  const [picture, linkMail, noticeMail] = await Promise.all([
    render('picture', { card, width: 300 }),
    render('signInLink', mail),
    render('securityNotice', notice),
  ]);
  expect(Buffer.from(picture)).toEqual(await renderHere('picture', { card, width: 300 }));
  expect(linkMail).toEqual(await renderHere('signInLink', mail));
  expect(linkMail.text).toContain(link);
  expect(noticeMail).toEqual(await renderHere('securityNotice', notice));
});

it('a task that fails in another thread fails for its caller, and the thread goes on', async () => {
  const card = { characterClass: 'Mage', archetype: 'Investigative' } as const;
  const unknown = { ...card, characterClass: 'Nobody' } as unknown as typeof card;
  await expect(render('picture', { card: unknown, width: 20 })).rejects.toThrow();
  expect((await render('picture', { card, width: 20 })).length).toBeGreaterThan(0);
});

it('a thread that takes too long is replaced', async () => {
  const pool = openThreadPool({ onError: () => undefined, renderLimitMs: 1 });
  onTestFinished(pool.close);
  const notice = { subject: 'A passkey was added', happened: 'It was.', advice: '', at: 'now' };
  await expect(pool.render('securityNotice', notice)).rejects.toThrow('aborted');
  const { context } = await openTestSite();
  const compute = pool.computeWith(() => context.edition);
  await expect(compute.warmUp([])).resolves.toBeUndefined();
});

it('a burst of pictures holds up no submission', async () => {
  const { context } = await openTestSite();
  const { preview } = computeWith(() => context.edition);
  const answers = { tier: 'quick', responses: quickResponses(context) } as const;
  await Promise.all(Array.from({ length: size }, () => preview(answers)));
  const finished: string[] = [];
  const pictures = Array.from({ length: 8 }, async (_, index) => {
    const card = { characterClass: 'Mage', archetype: `Archetype ${index}` } as const;
    await render('picture', { card, width: 1200 });
    finished.push('picture');
  });
  await preview(answers);
  finished.push('preview');
  await Promise.all(pictures);
  expect(finished.at(-1)).toBe('picture');
});
