import {
  type MessageOutput,
  type UnclaimedResultsOutput,
  unclaimedResultsMaxCount,
} from '@guildpath/contract';
import {
  claimResults,
  deleteUnclaimedResults,
  listUnclaimedResults,
  type Transaction,
  type UserRow,
} from '@guildpath/db';
import { voidMailsAbout } from '../../jobs/mail/void-mailed-links.ts';
import type { RequestContext } from '../../trpc/context.ts';
import { noSuchResult } from './no-such-result.ts';

export interface ViewerContext extends Pick<RequestContext, 'db'> {
  readonly viewer: UserRow;
}

interface ResultInput {
  readonly assessmentResultId: string;
}

/** Lists results that were submitted with the viewer's address and have no owner; none until the address is proven. */
export async function readUnclaimedResults({
  db,
  viewer: { email, emailVerifiedAt },
}: ViewerContext): Promise<UnclaimedResultsOutput> {
  if (!emailVerifiedAt) return { results: [] };
  const results = await listUnclaimedResults(db, { email, limit: unclaimedResultsMaxCount });
  return {
    results: results.map(({ id, tier, completedAt }) => ({
      id,
      assessmentType: tier,
      completedAt: completedAt.toISOString(),
    })),
  };
}

/** Makes one of those results the viewer's own. */
export async function keepResult(
  { db, viewer: { id, email, emailVerifiedAt } }: ViewerContext,
  { assessmentResultId }: ResultInput,
): Promise<MessageOutput> {
  const claim = { userId: id, email, resultIds: [assessmentResultId] };
  const kept =
    emailVerifiedAt && (await db.transaction().execute((trx) => claimResults(trx, claim)));
  if (!kept) throw noSuchResult();
  return { message: 'This result is yours now.' };
}

/** Deletes one of those results with its answers and the mails about it that wait. */
export async function discardResult(
  ctx: ViewerContext,
  { assessmentResultId }: ResultInput,
): Promise<MessageOutput> {
  const isGone = await discard(ctx, assessmentResultId);
  if (!isGone) throw noSuchResult();
  return { message: 'This result has been thrown away.' };
}

/** Deletes all of them, those that are not listed too. */
export async function discardResults(ctx: ViewerContext): Promise<MessageOutput> {
  await discard(ctx);
  return { message: 'Everything that was waiting has been thrown away.' };
}

async function discard(
  { db, viewer: { email, emailVerifiedAt } }: ViewerContext,
  resultId?: string,
): Promise<boolean> {
  if (!emailVerifiedAt) return false;
  return db.transaction().execute(async (trx: Transaction) => {
    const unclaimed = await listUnclaimedResults(trx, { email });
    const ids = unclaimed
      .map(({ id }) => id)
      .filter((id) => resultId === undefined || id === resultId);
    // Before the results: a worker that mails a link locks its job first.
    await voidMailsAbout(trx, ids);
    await deleteUnclaimedResults(trx, { email, resultId });
    return ids.length > 0;
  });
}
