import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { countRequest, deleteExpiredRequestCounts } from './request-counts.ts';

const windowMs = 60_000;
const start = new Date('2026-01-01T00:00:00.000Z');
const secondsLater = (seconds: number) => new Date(start.getTime() + seconds * 1_000);

describeOnBothDatabases('requests under a key', (openTestDatabase) => {
  it('count until their window is over, also when they come at the same moment', async () => {
    const { db } = await openTestDatabase();
    const count = (keyHash: string, seconds: number) =>
      countRequest(db, { keyHash, now: secondsLater(seconds), windowMs });
    await expect(count('one', 0)).resolves.toEqual({ count: 1, resetsAt: secondsLater(60) });
    await Promise.all([count('one', 10), count('one', 10), count('other', 10)]);
    await expect(count('one', 59)).resolves.toEqual({ count: 4, resetsAt: secondsLater(60) });
    await expect(count('one', 60)).resolves.toEqual({ count: 1, resetsAt: secondsLater(120) });
  });

  it('are in a window that is no longer when the clock is set back', async () => {
    const { db } = await openTestDatabase();
    const count = (seconds: number) =>
      countRequest(db, { keyHash: 'one', now: secondsLater(seconds), windowMs });
    await count(7_200);
    await expect(count(0)).resolves.toEqual({ count: 2, resetsAt: secondsLater(60) });
    await expect(count(30)).resolves.toEqual({ count: 3, resetsAt: secondsLater(60) });
    await expect(count(60)).resolves.toEqual({ count: 1, resetsAt: secondsLater(120) });
  });

  it('are deleted when their window is over', async () => {
    const { db } = await openTestDatabase();
    for (const [keyHash, seconds] of [
      ['early', 0],
      ['late', 30],
    ] as const) {
      await countRequest(db, { keyHash, now: secondsLater(seconds), windowMs });
    }
    await expect(deleteExpiredRequestCounts(db, secondsLater(60))).resolves.toBe(1);
    await expect(deleteExpiredRequestCounts(db, secondsLater(90))).resolves.toBe(1);
  });
});
