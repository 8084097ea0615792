import { expect, it } from 'vitest';
import { aResult } from '../testing/builders.ts';
import { describeOnBothDatabases } from '../testing/describe-on-both-databases.ts';
import { insertResult } from './assessment-results.ts';
import {
  countReachedSteps,
  countResultsByDay,
  deleteQuestProgressBefore,
  listReachedSteps,
} from './quest-progress.ts';

const friday = new Date('2026-11-20T23:59:59.999Z');
const saturday = new Date('2026-11-21T00:00:00.000Z');

describeOnBothDatabases('the steps that quests reach', (openTestDatabase) => {
  it('are summed by tier since a day', async () => {
    const { db } = await openTestDatabase();
    await countReachedSteps(db, { tier: 'quick', from: 1, to: 3, now: friday });
    await countReachedSteps(db, { tier: 'quick', from: 1, to: 1, now: saturday });
    await countReachedSteps(db, { tier: 'quick', from: 2, to: 2, now: saturday });
    await countReachedSteps(db, { tier: 'epic', from: 4, to: 4, now: saturday });
    await expect(listReachedSteps(db, { since: friday })).resolves.toEqual({
      quick: [2, 2, 1],
      standard: [],
      epic: [undefined, undefined, undefined, 1],
    });
    const { quick } = await listReachedSteps(db, { since: saturday });
    expect(quick).toEqual([1, 1]);
  });

  it('are all counted when many quests reach them at once', async () => {
    const { db } = await openTestDatabase();
    const starts = [1, 2, 3, 1, 2, 3, 1, 2];
    await Promise.all(
      starts.map((from) => countReachedSteps(db, { tier: 'quick', from, to: 4, now: friday })),
    );
    const { quick } = await listReachedSteps(db, { since: friday });
    expect(quick).toEqual([3, 6, 8, 8]);
  });

  it('are deleted by their day', async () => {
    const { db } = await openTestDatabase();
    for (const now of [friday, saturday])
      await countReachedSteps(db, { tier: 'quick', from: 1, to: 2, now });
    await expect(deleteQuestProgressBefore(db, saturday)).resolves.toBe(2);
    const { quick } = await listReachedSteps(db, { since: friday });
    expect(quick).toEqual([1, 1]);
  });
});

describeOnBothDatabases('results by day', (openTestDatabase) => {
  it('are counted by tier, on the day of UTC', async () => {
    const { db } = await openTestDatabase();
    const insert = (tier: 'quick' | 'epic', completedAt: Date) =>
      db.transaction().execute((trx) => insertResult(trx, aResult({ tier, completedAt })));
    await insert('quick', new Date(friday.getTime() - 86_400_000));
    await insert('quick', friday);
    await insert('epic', friday);
    await insert('quick', saturday);
    const days = await countResultsByDay(db, { since: friday });
    expect([...days].sort()).toEqual([
      ['2026-11-20', { quick: 1, standard: 0, epic: 1 }],
      ['2026-11-21', { quick: 1, standard: 0, epic: 0 }],
    ]);
  });
});
