import type { Response } from '@guildpath/contract';
import { expect, it } from 'vitest';
import type { Db } from '../../db.ts';
import { aNewUser, minutesLater } from '../../testing/builders.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { insertUser } from '../users/users.ts';
import { deleteDraftsBefore, listDrafts, saveDraft } from './drafts.ts';

const answer = (questionId: string, part: Partial<Response> = {}): Response => ({
  questionId,
  selectedOption: 'a',
  questionType: 'riasec',
  ...part,
});

async function seed(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const id of ['ada', 'bob'])
      await insertUser(trx, aNewUser({ id, email: `${id}@example.com` }));
  });
}

interface Saving {
  readonly userId?: string;
  readonly tier?: 'standard' | 'epic';
  readonly minute?: number;
}

function save(db: Db, responses: Response[], own: Saving = {}) {
  const { userId = 'ada', tier = 'epic', minute = 0 } = own;
  const asked = new Set(['q1', 'q2', 'q3', 's1']);
  const draft = { userId, tier, responses, asked, now: minutesLater(minute) };
  return db.transaction().execute((trx) => saveDraft(trx, draft));
}

describeOnBothDatabases('the drafts of a user', (openTestDatabase) => {
  it('are listed the latest first, and none of others', async () => {
    const { db } = await openTestDatabase();
    await seed(db);
    await save(db, [answer('q1')], { minute: 1 });
    await save(db, [answer('s1')], { tier: 'standard', minute: 2 });
    await save(db, [answer('q1')], { userId: 'bob' });
    await expect(listDrafts(db, 'ada')).resolves.toEqual([
      { tier: 'standard', responses: [answer('s1')], updatedAt: minutesLater(2) },
      { tier: 'epic', responses: [answer('q1')], updatedAt: minutesLater(1) },
    ]);
  });

  it('keep what another device has answered, and the later answer to the same question', async () => {
    const { db } = await openTestDatabase();
    await seed(db);
    await save(db, [answer('q1', { leastOption: 'b' }), answer('q2')]);
    const later = [answer('q1', { selectedOption: 'c' }), answer('q3')];
    const merged = {
      tier: 'epic',
      responses: [answer('q1', { selectedOption: 'c' }), answer('q2'), answer('q3')],
      updatedAt: minutesLater(5),
    };
    await expect(save(db, later, { minute: 5 })).resolves.toEqual(merged);
    await expect(listDrafts(db, 'ada')).resolves.toEqual([merged]);
  });

  it('begin again when a question that they answer is no longer asked', async () => {
    const { db } = await openTestDatabase();
    await seed(db);
    await save(db, [answer('q1'), answer('retired')]);
    await save(db, [answer('q2')], { minute: 5 });
    await expect(listDrafts(db, 'ada')).resolves.toMatchObject([{ responses: [answer('q2')] }]);
  });

  it('are deleted once they are old', async () => {
    const { db } = await openTestDatabase();
    await seed(db);
    await save(db, [answer('q1')], { minute: 0 });
    await save(db, [answer('q1')], { userId: 'bob', minute: 10 });
    await deleteDraftsBefore(db, minutesLater(10));
    await expect(listDrafts(db, 'ada')).resolves.toEqual([]);
    await expect(listDrafts(db, 'bob')).resolves.toHaveLength(1);
  });

  it('are not saved for an account that is gone', async () => {
    const { db } = await openTestDatabase();
    await expect(save(db, [answer('q1')])).resolves.toBe('no user');
  });
});
