import {
  type MessageOutput,
  type UnclaimedResultsOutput,
  unclaimedResultsMaxCount,
} from '@guildpath/contract';
import {
  claimResults,
  deleteJobsOfResults,
  deleteUnclaimedResults,
  findSharedPlaceOf,
  listUnclaimedResults,
  setPlaceShared,
} from '@guildpath/db';
import { noSuchResult } from '../../shared/no-such-result.ts';
import type { ViewerContext } from '../../trpc/request-context.ts';

interface ResultInput {
  readonly assessmentResultId: string;
}

/** Lists results without an owner that were submitted with the viewer's address; none until it is proven. */
export async function readUnclaimedResults({
  db,
  viewer: owner,
}: ViewerContext<'user'>): Promise<UnclaimedResultsOutput> {
  const results = await listUnclaimedResults(db, { owner, limit: unclaimedResultsMaxCount });
  return {
    results: results.map(({ id, tier, completedAt }) => ({
      id,
      assessmentType: tier,
      completedAt: completedAt.toISOString(),
    })),
  };
}

export async function keepResult(
  { db, viewer: owner }: ViewerContext<'user'>,
  { assessmentResultId }: ResultInput,
): Promise<MessageOutput> {
  const claim = { owner, resultIds: [assessmentResultId] };
  const claimed = await db.transaction().execute((trx) => claimResults(trx, claim));
  if (claimed === 0) throw noSuchResult();
  return { message: 'This result is yours now.' };
}

/** Hides a result that was moved into the viewer's account from the guide of its hall. */
export async function unshareResult(
  { db, record, viewer: owner }: ViewerContext<'user'>,
  { assessmentResultId: resultId }: ResultInput,
): Promise<MessageOutput> {
  const place = await findSharedPlaceOf(db, { resultId, owner });
  if (!place) throw noSuchResult();
  await setPlaceShared(db, place, false);
  await record('hall.withdrawn', { reason: `place ${place.id} of hall ${place.hallId}` });
  return { message: 'Your guide can’t read this result anymore.' };
}

/** Deletes an unclaimed result with its answers and pending mails about it. */
export async function discardResult(
  ctx: ViewerContext<'user'>,
  { assessmentResultId }: ResultInput,
): Promise<MessageOutput> {
  if (!(await discard(ctx, assessmentResultId))) throw noSuchResult();
  return { message: 'We deleted this result.' };
}

/** Deletes all unclaimed results, including those past the limit of the list. */
export async function discardResults(ctx: ViewerContext<'user'>): Promise<MessageOutput> {
  await discard(ctx);
  return { message: 'We deleted all unclaimed results.' };
}

async function discard(
  { db, viewer: owner }: ViewerContext<'user'>,
  resultId?: string,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const unclaimed = await listUnclaimedResults(trx, { owner });
    const ids = unclaimed
      .map(({ id }) => id)
      .filter((id) => resultId === undefined || id === resultId);
    await deleteJobsOfResults(trx, ids);
    await deleteUnclaimedResults(trx, { owner, resultId });
    return ids.length > 0;
  });
}
