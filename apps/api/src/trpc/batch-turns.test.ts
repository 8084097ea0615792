import MiniSearch from 'minisearch';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openTestSite } from '../../testing/test-site.ts';

it('the calls of a batch yield to other requests between them', async () => {
  const site = await openTestSite();
  let turn = 0;
  let isCounting = true;
  const countTurns = () => {
    turn += 1;
    if (isCounting) setImmediate(countTurns);
  };
  onTestFinished(() => {
    isCounting = false;
  });
  const turns = new Map<string, number>();
  // oxlint-disable-next-line typescript/unbound-method -- called with the `this` of the spy
  const { search } = MiniSearch.prototype;
  const spy = vi.spyOn(MiniSearch.prototype, 'search').mockImplementation(function (
    this: MiniSearch,
    ...args
  ) {
    turns.set(String(args[0]), turn);
    return search.apply(this, args);
  });
  onTestFinished(() => {
    spy.mockRestore();
  });
  // Building the search index also yields, so it comes first.
  await site.browse().get('/api/careers?search=nurse');
  turns.clear();
  countTurns();

  const words = Array.from('abcdefghijklmnopqrst', (letter) => `${letter}a`);
  const calls = words.map(() => 'catalogue.careers').join(',');
  const input = JSON.stringify(
    Object.fromEntries(words.map((word, place) => [place, { search: word }])),
  );
  const batch = `/trpc/${calls}?batch=1&input=${encodeURIComponent(input)}`;
  expect(await site.browse().get(batch)).toMatchObject({ status: 200 });
  expect([...turns.keys()]).toEqual(words);
  expect(new Set(turns.values()).size).toBe(words.length);
});
