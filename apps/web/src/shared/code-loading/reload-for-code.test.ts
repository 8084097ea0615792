import { expect, it } from 'vitest';
import { stubReload } from '../../testing/stub-reload.ts';
import { reloadForCode } from './reload-for-code.ts';

it.each([
  ['reloaded while the server is there', async () => new Response(), 1],
  ['left alone while the server is starting', async () => new Response('', { status: 503 }), 0],
  ['left alone without a connection', () => Promise.reject(new TypeError()), 0],
])('a page that lacks code is %s', async (_, answer, reloads) => {
  const reload = stubReload(answer);
  await reloadForCode();
  expect(reload).toHaveBeenCalledTimes(reloads);
});
