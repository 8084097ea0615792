import { expect, it } from 'vitest';
import type { Db } from '../../db.ts';
import { addResult } from '../../testing/add-rows.ts';
import { minutesLater } from '../../testing/builders.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import {
  findIssuedSignInToken,
  findSignInToken,
  insertSignInToken,
  type NewSignInToken,
  redeemSignInToken,
  voidSignInTokens,
} from './sign-in-tokens.ts';

const email = 'Ada@example.com';

function add(db: Db, own: Partial<NewSignInToken> = {}): Promise<string> {
  const times = { now: minutesLater(0), expiresAt: minutesLater(60) };
  return insertSignInToken(db, { email, purpose: 'verify', ...times, ...own });
}

function redeem(db: Db, token: string, minute = 1) {
  const redeemed = { token, now: minutesLater(minute) };
  return db.transaction().execute((trx) => redeemSignInToken(trx, redeemed));
}

describeOnBothDatabases('an emailed sign-in token', (openTestDatabase) => {
  it('says what it was issued for, and after it was used or expired only that', async () => {
    const { db } = await openTestDatabase();
    const { id: resultId } = await addResult(db);
    const token = await add(db, { purpose: 'results', resultId });
    const issued = { email, purpose: 'results', resultId };
    const find = (minute: number) => findSignInToken(db, { token, now: minutesLater(minute) });
    await expect(find(1)).resolves.toEqual(issued);
    await expect(find(60)).resolves.toBeUndefined();
    await expect(redeem(db, token, 60)).resolves.toBeUndefined();
    await expect(redeem(db, token)).resolves.toEqual(issued);
    await expect(find(1)).resolves.toBeUndefined();
    await expect(findIssuedSignInToken(db, token)).resolves.toEqual(issued);
  });

  it('that is given again lasts until the new time, and stays used once it was', async () => {
    const { db } = await openTestDatabase();
    const secret = await add(db);
    await expect(add(db, { secret, expiresAt: minutesLater(90) })).resolves.toBe(secret);
    await expect(redeem(db, secret, 80)).resolves.toMatchObject({ email });
    await add(db, { secret, expiresAt: minutesLater(120) });
    await expect(redeem(db, secret, 81)).resolves.toBeUndefined();
  });

  it('works once when ten clicks come at the same time', async () => {
    const { db } = await openTestDatabase();
    const token = await add(db);
    const redeemed = await Promise.all(Array.from({ length: 10 }, () => redeem(db, token)));
    expect(redeemed.filter(Boolean)).toHaveLength(1);
  });

  it('can neither be guessed nor read in the database', async () => {
    const { db } = await openTestDatabase();
    await add(db);
    const { token_hash } = await db
      .selectFrom('sign_in_tokens')
      .select('token_hash')
      .executeTakeFirstOrThrow();
    for (const wrong of [token_hash, 'guessed']) {
      await expect(redeem(db, wrong)).resolves.toBeUndefined();
    }
  });

  it('becomes worthless with the others of its email, of one purpose or all', async () => {
    const { db } = await openTestDatabase();
    const others = await add(db, { email: 'bob@example.com' });
    const proof = await add(db, { email: 'ADA@example.com' });
    const results = await add(db, { purpose: 'results' });
    const voidAll = (purpose?: 'verify') => {
      const about = { email: 'ada@example.com', now: minutesLater(1), ...(purpose && { purpose }) };
      return db.transaction().execute((trx) => voidSignInTokens(trx, about));
    };
    await expect(voidAll('verify')).resolves.toBe(1);
    await expect(redeem(db, proof)).resolves.toBeUndefined();
    await expect(voidAll()).resolves.toBe(1);
    await expect(redeem(db, results)).resolves.toBeUndefined();
    await expect(redeem(db, others)).resolves.toBeDefined();
  });
});
