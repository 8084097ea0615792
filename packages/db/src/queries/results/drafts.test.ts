import type { Response } from '@guildpath/contract';
import { expect, it } from 'vitest';
import type { Db } from '../../db.ts';
import { addHall, addPlace, addUser, finishQuest } from '../../testing/add-rows.ts';
import { minutesLater } from '../../testing/builders.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { deleteDraft, listDrafts, saveDraft } from './drafts.ts';

const answer = (questionId: string, own: Partial<Response> = {}): Response => ({
  questionId,
  selectedOption: 'a',
  questionType: 'riasec',
  ...own,
});

const owner = { kind: 'user', id: 'ada' } as const;
const asked = new Set(['q1', 'q2', 'q3', 's1']);

function save(db: Db, responses: Response[], minute = 0, tier: 'standard' | 'epic' = 'epic') {
  const draft = { owner, tier, responses, asked, now: minutesLater(minute) };
  return db.transaction().execute((trx) => saveDraft(trx, draft));
}

describeOnBothDatabases('the drafts of a user', (openTestDatabase) => {
  it('keep what another device has answered, and the later answer to the same question', async () => {
    const { db } = await openTestDatabase();
    await addUser(db, 'ada');
    await save(db, [answer('q1', { leastOption: 'b' }), answer('q2')]);
    await save(db, [answer('s1')], 1, 'standard');
    const later = [answer('q1', { selectedOption: 'c' }), answer('q3')];
    const merged = {
      tier: 'epic',
      responses: [answer('q1', { selectedOption: 'c' }), answer('q2'), answer('q3')],
      updatedAt: minutesLater(5),
    };
    await expect(save(db, later, 5)).resolves.toEqual(merged);
    await expect(listDrafts(db, owner)).resolves.toEqual([
      merged,
      { tier: 'standard', responses: [answer('s1')], updatedAt: minutesLater(1) },
    ]);
  });

  it('keep what is taken along until something else is', async () => {
    const { db } = await openTestDatabase();
    await addUser(db, 'ada');
    const take = (taken: { basicInterests?: readonly ['law'] | readonly [] }) =>
      db.transaction().execute((trx) => {
        const draft = { owner, tier: 'epic', responses: [], asked, now: minutesLater(0) } as const;
        return saveDraft(trx, { ...draft, ...taken });
      });
    await expect(take({ basicInterests: ['law'] })).resolves.toHaveProperty('basicInterests', [
      'law',
    ]);
    await expect(take({})).resolves.toHaveProperty('basicInterests', ['law']);
    await expect(take({ basicInterests: [] })).resolves.toHaveProperty('basicInterests', []);
    await expect(listDrafts(db, owner)).resolves.toMatchObject([{ basicInterests: [] }]);
  });

  it('lose only the answers to questions that are no longer asked', async () => {
    const { db } = await openTestDatabase();
    await addUser(db, 'ada');
    await save(db, [answer('q1'), answer('retired')]);
    await save(db, [answer('q2')], 5);
    await expect(listDrafts(db, owner)).resolves.toMatchObject([
      { responses: [answer('q1'), answer('q2')] },
    ]);
  });

  it('are not saved for an account that is gone', async () => {
    const { db } = await openTestDatabase();
    await expect(save(db, [answer('q1')])).resolves.toBe('no owner');
  });
});

describeOnBothDatabases('the draft of a place', (openTestDatabase) => {
  it('is merged and deleted like a user’s, until the quest is finished', async () => {
    const { db } = await openTestDatabase();
    await addUser(db, 'ada');
    const place = await addPlace(db, await addHall(db), 'Calm Owl');
    const key = { owner: place, tier: 'quick' } as const;
    const saveOne = (response: Response, minute: number) =>
      db
        .transaction()
        .execute((trx) =>
          saveDraft(trx, { ...key, responses: [response], asked, now: minutesLater(minute) }),
        );
    await saveOne(answer('q1'), 1);
    const merged = {
      tier: 'quick',
      responses: [answer('q1'), answer('q2')],
      updatedAt: minutesLater(2),
    };
    expect(await saveOne(answer('q2'), 2)).toEqual(merged);
    expect(await listDrafts(db, place)).toEqual([merged]);
    await deleteDraft(db, key);
    expect(await listDrafts(db, place)).toEqual([]);
    await saveOne(answer('q1'), 3);
    await finishQuest(db, place);
    expect(await listDrafts(db, place)).toEqual([]);
    expect(await saveOne(answer('q2'), 4)).toBe('no owner');
  });
});
