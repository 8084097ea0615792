import { expect, it, vi } from 'vitest';
import { stubReload } from '../../testing/stub-reload.ts';
import { reloadForCode } from './reload-for-code.ts';

const served = async () => new Response();

it.each([
  ['reloaded while the server is there', 'navigate', served, 1],
  ['left alone after a reload', 'reload', served, 0],
  [
    'left alone while the server is starting',
    'navigate',
    async () => new Response('', { status: 503 }),
    0,
  ],
  ['left alone without a connection', 'navigate', () => Promise.reject(new TypeError()), 0],
])('a page that lacks code is %s', async (_, type, answer, reloads) => {
  const reload = stubReload(answer);
  const page = { type } as PerformanceNavigationTiming; // the only property that is read
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([page]);
  await reloadForCode();
  expect(reload).toHaveBeenCalledTimes(reloads);
});
