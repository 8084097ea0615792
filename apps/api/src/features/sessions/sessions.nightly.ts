import { stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openDataDir } from '../../../testing/open-data-dir.ts';
import { start } from '../../../testing/start-server.ts';
import { ada } from '../../../testing/visitors.ts';

function toCookie(response: Response): string {
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

it('a session survives a restart, under a key that only its owner can read, and so does its end', async () => {
  const DATA_DIR = await openDataDir();
  const first = await start({ DATA_DIR });
  const openSession = async (email: string) => {
    const signedUp = await fetch(new URL('/api/auth/signup', first.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...ada, email }),
    });
    return toCookie(signedUp);
  };
  const [kept, ended] = [await openSession(ada.email), await openSession('eve@example.org')];
  const logout = { method: 'POST', headers: { cookie: ended } };
  await fetch(new URL('/api/auth/logout', first.url), logout);
  await first.stop();
  expect((await stat(path.join(DATA_DIR, 'session-secret'))).mode & 0o777).toBe(0o600);

  const second = await start({ DATA_DIR });
  const findViewer = (cookie: string) =>
    fetch(new URL('/api/auth/user', second.url), { headers: { cookie } });
  expect(await (await findViewer(kept)).json()).toMatchObject({ email: ada.email });
  expect((await findViewer(ended)).status).toBe(401);
});
