import { expect, it } from 'vitest';
import type { Db } from '../../db.ts';
import { aResult, minutesLater } from '../../testing/builders.ts';
import { describeOnBothDatabases } from '../../testing/describe-on-both-databases.ts';
import { insertResult } from '../results/assessment-results.ts';
import {
  deleteExpiredSignInTokens,
  findIssuedSignInToken,
  findSignInToken,
  insertSignInToken,
  type NewSignInToken,
  redeemSignInToken,
  voidSignInTokens,
} from './sign-in-tokens.ts';

function add(db: Db, own: Partial<NewSignInToken> = {}): Promise<string> {
  return insertSignInToken(db, {
    email: 'Ada@example.com',
    purpose: 'verify',
    now: minutesLater(0),
    expiresAt: minutesLater(60),
    ...own,
  });
}

function redeem(db: Db, token: string, now = minutesLater(1)) {
  return db.transaction().execute((trx) => redeemSignInToken(trx, { token, now }));
}

describeOnBothDatabases('an emailed sign-in token', (openTestDatabase) => {
  it('gives back what it was made for', async () => {
    const { db } = await openTestDatabase();
    const result = aResult();
    await db.transaction().execute((trx) => insertResult(trx, result));
    const token = await add(db, { purpose: 'results', resultId: result.id });
    await expect(redeem(db, token)).resolves.toEqual({
      email: 'Ada@example.com',
      purpose: 'results',
      resultId: result.id,
    });
  });

  it('that is given again lasts until the new time, and stays one', async () => {
    const { db } = await openTestDatabase();
    const secret = await add(db);
    await expect(add(db, { secret, expiresAt: minutesLater(90) })).resolves.toBe(secret);
    const rows = await db.selectFrom('sign_in_tokens').select('expires_at').execute();
    expect(rows).toHaveLength(1);
    await expect(redeem(db, secret, minutesLater(80))).resolves.toMatchObject({
      email: 'Ada@example.com',
    });
    // A token that was used stays used.
    await add(db, { secret, expiresAt: minutesLater(120) });
    await expect(redeem(db, secret, minutesLater(81))).resolves.toBeUndefined();
  });

  it('works once when ten clicks come at the same time', async () => {
    const { db } = await openTestDatabase();
    const token = await add(db);
    const redeemed = await Promise.all(Array.from({ length: 10 }, () => redeem(db, token)));
    expect(redeemed.filter(Boolean)).toHaveLength(1);
  });

  it('is worthless once expired, and so is one that was never made', async () => {
    const { db } = await openTestDatabase();
    const token = await add(db);
    await expect(redeem(db, token, minutesLater(60))).resolves.toBeUndefined();
    await expect(redeem(db, 'guessed')).resolves.toBeUndefined();
  });

  it('is known with what it was made for, used or expired, until it is cleared away', async () => {
    const { db } = await openTestDatabase();
    const token = await add(db);
    await redeem(db, token);
    const made = { email: 'Ada@example.com', purpose: 'verify', resultId: null };
    await expect(findIssuedSignInToken(db, token)).resolves.toEqual(made);
    await expect(findIssuedSignInToken(db, 'guessed')).resolves.toBeUndefined();
    await deleteExpiredSignInTokens(db, minutesLater(60));
    await expect(findIssuedSignInToken(db, token)).resolves.toBeUndefined();
  });

  it('cannot be redeemed with what the database holds', async () => {
    const { db } = await openTestDatabase();
    await add(db);
    const { token_hash } = await db
      .selectFrom('sign_in_tokens')
      .select('token_hash')
      .executeTakeFirstOrThrow();
    await expect(redeem(db, token_hash)).resolves.toBeUndefined();
  });

  it('can be looked at without being used up', async () => {
    const { db } = await openTestDatabase();
    const token = await add(db);
    const find = (minute: number) => findSignInToken(db, { token, now: minutesLater(minute) });
    await expect(find(1)).resolves.toMatchObject({ email: 'Ada@example.com', purpose: 'verify' });
    await expect(find(60)).resolves.toBeUndefined();
    await expect(redeem(db, token)).resolves.toBeDefined();
    await expect(find(1)).resolves.toBeUndefined();
  });

  it('becomes worthless with the others of its email, of one purpose or all', async () => {
    const { db } = await openTestDatabase();
    const others = await add(db, { email: 'bob@example.com' });
    const proof = await add(db, { email: 'ADA@example.com' });
    const results = await add(db, { purpose: 'results' });
    const voided = (purpose?: 'verify') =>
      db.transaction().execute((trx) =>
        voidSignInTokens(trx, {
          email: 'ada@example.com',
          now: minutesLater(1),
          ...(purpose && { purpose }),
        }),
      );
    await expect(voided('verify')).resolves.toBe(1);
    await expect(redeem(db, proof)).resolves.toBeUndefined();
    await expect(voided()).resolves.toBe(1);
    await expect(redeem(db, results)).resolves.toBeUndefined();
    await expect(redeem(db, others)).resolves.toBeDefined();
  });
});
