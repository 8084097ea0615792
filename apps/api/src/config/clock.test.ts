import { readServerTime } from '@guildpath/db';
import { openTestDatabase } from '@guildpath/db/testing';
import { expect, it, onTestFinished, vi } from 'vitest';
import { followDatabaseClock } from './clock.ts';

const hourMs = 3_600_000;

it('on PostgreSQL the time is the server’s, whatever the clock of this machine says', async () => {
  const database = await openTestDatabase('postgres');
  onTestFinished(database.close);
  const follow = () => followDatabaseClock({ database, onError: () => expect.unreachable() });
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const before = await follow();
  onTestFinished(before.stop);
  vi.setSystemTime(Date.now() + hourMs);
  const after = await follow();
  onTestFinished(after.stop);
  for (const { now } of [before, after]) {
    const difference = now().getTime() - (await readServerTime(database.db)).getTime();
    expect(Math.abs(difference)).toBeLessThan(hourMs / 2);
  }
});
