import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { openRenderPool } from './render-pool.ts';
import { renderHere } from './render-tasks.tsx';

const { render, close } = openRenderPool({ onError: () => undefined });
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

it('a task that fails in another thread fails for the one who asked, and the thread goes on', async () => {
  const card = { characterClass: 'Mage', archetype: 'Investigative' } as const;
  const unknown = { ...card, characterClass: 'Nobody' } as unknown as typeof card;
  await expect(render('picture', { card: unknown, width: 20 })).rejects.toThrow();
  expect((await render('picture', { card, width: 20 })).length).toBeGreaterThan(0);
});

it('what a thread does not render in time is rendered in this one', async () => {
  const onError = vi.fn();
  const pool = openRenderPool({ onError, timeLimitMs: 1 });
  onTestFinished(pool.close);
  const notice = { subject: 'A passkey was added', happened: 'It was.', advice: '', at: 'now' };
  expect(await pool.render('securityNotice', notice)).toEqual(
    await renderHere('securityNotice', notice),
  );
  expect(onError).toHaveBeenCalled();
});
