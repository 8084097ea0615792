import type {
  KeepPlaceInput,
  MessageOutput,
  PlaceOutput,
  SharePlaceInput,
} from '@guildpath/contract';
import {
  deleteJobsOfResults,
  deletePlace,
  enqueue,
  findResultIdOf,
  findResultOf,
  insertUser,
  type PlaceRow,
  setPlaceShared,
} from '@guildpath/db';
import { requireDeliverable } from '../../adapters/mail/require-deliverable.ts';
import { toSignInLinkJob } from '../../jobs/mail/sign-in-link-job.ts';
import { takeAttempt, toLimit } from '../../limits/limits.ts';
import { AppError } from '../../shared/app-error.ts';
import type { RequestContext } from '../../trpc/request-context.ts';
import type { PlaceContext } from './hall-context.ts';

export async function toPlaceOutput(
  { db }: Pick<RequestContext, 'db'>,
  place: PlaceRow,
): Promise<PlaceOutput> {
  const { name, hallName, tier, isShared, deleteOn } = place;
  const assessmentResultId = (await findResultIdOf(db, place)) ?? null;
  return { name, hallName, assessmentType: tier, isShared, deleteOn, assessmentResultId };
}

/** Takes effect at once: the guide's next read is refused. */
export async function sharePlace(
  ctx: PlaceContext,
  { isShared }: SharePlaceInput,
): Promise<PlaceOutput> {
  const { db, viewer } = ctx;
  if (isShared) {
    const limit = toLimit(ctx, 'place switch', viewer.id);
    await takeAttempt(ctx, [limit], 'You’ve used the switch very often.');
  }
  const isChanged = await setPlaceShared(db, viewer, isShared);
  const event = isShared ? 'hall.shared' : 'hall.withdrawn';
  if (isChanged) await ctx.record(event, { reason: toReason(viewer) });
  return toPlaceOutput(ctx, { ...viewer, isShared });
}

/**
 * Mails a link that moves the result into the account of that address, and opens one for a new address as a
 * guest's submission does. The answer does not reveal which it was.
 */
export async function keepPlace(
  ctx: PlaceContext,
  { email }: KeepPlaceInput,
): Promise<MessageOutput> {
  await requireDeliverable(ctx, 'email', email);
  const resultId = await findResultIdOf(ctx.db, ctx.viewer);
  if (resultId === undefined) {
    throw new AppError('NOT_FOUND', 'There’s no result yet. Please finish the quest first.');
  }
  const result = await findResultOf(ctx.db, { resultId, owner: ctx.viewer });
  if (result?.userId) throw new AppError('CONFLICT', 'This result is in an account already.');
  await ctx.db.transaction().execute(async (trx) => {
    const limit = toLimit(ctx, 'place mail', ctx.viewer.id);
    await takeAttempt({ ...ctx, db: trx }, [limit], 'We’ve mailed you several links.');
    const now = ctx.now();
    await insertUser(trx, { email, authProvider: 'guest', createdAt: now });
    await enqueue(trx, { ...toSignInLinkJob(ctx, { purpose: 'results', email, resultId }), now });
  });
  ctx.wakeOutbox();
  return { message: 'A link is on its way. Open it to keep your result in an account.' };
}

/** Deletes the place with its answers and result, and ends this browser's session. */
export async function leavePlace(ctx: PlaceContext): Promise<MessageOutput> {
  const { db, viewer } = ctx;
  await db.transaction().execute(async (trx) => {
    const resultId = await findResultIdOf(trx, viewer);
    await deleteJobsOfResults(trx, resultId === undefined ? [] : [resultId]);
    await deletePlace(trx, viewer);
  });
  await ctx.signOut();
  await ctx.record('hall.place-deleted', { reason: toReason(viewer) });
  return { message: 'We deleted your place, your answers and your result.' };
}

function toReason({ id, hallId }: PlaceRow): string {
  return `place ${id} of hall ${hallId}`;
}
