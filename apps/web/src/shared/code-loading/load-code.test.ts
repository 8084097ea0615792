import { expect, it } from 'vitest';
import { loadCode, watchStyles } from './load-code.ts';

const findStyles = () => [...document.head.querySelectorAll('link')];

async function settle(event: 'load' | 'error') {
  const [link] = findStyles();
  link?.dispatchEvent(new Event(event));
  await Promise.resolve();
}

it('styles that failed to load are requested again until they are there, before the code', async () => {
  watchStyles();
  document.head.innerHTML = '<link rel="stylesheet" crossorigin>';
  const [first] = findStyles();
  await settle('error');

  const attempts = ['error', 'load'] as const;
  for (const event of attempts) {
    let isLoaded = false;
    const loading = loadCode(async () => {
      isLoaded = true;
    });
    const [again] = findStyles();
    expect(again).not.toBe(first);
    expect(again?.outerHTML).toBe(first?.outerHTML);
    expect(isLoaded).toBe(false);
    await settle(event);
    await loading;
    expect(isLoaded).toBe(true);
  }

  const [loaded] = findStyles();
  await loadCode(async () => {});
  expect(findStyles()).toEqual([loaded]);
});
