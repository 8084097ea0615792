import { type SavedCareersOutput, unauthorizedMessage } from '@guildpath/contract';
import { deleteSavedCareer, insertSavedCareer, listSavedCareers } from '@guildpath/db';
import { toCareerListing } from '@guildpath/results';
import { AppError } from '../../shared/app-error.ts';
import type { ViewerContext } from '../../trpc/request-context.ts';

const savedCareersMax = 200;

/** Lists the newest first and leaves out careers that are no longer in the catalogue. */
export async function readSavedCareers({
  catalogue,
  db,
  viewer,
}: ViewerContext<'user'>): Promise<SavedCareersOutput> {
  const saved = await listSavedCareers(db, viewer);
  const careers = saved.flatMap(({ careerId }) => catalogue.careersById.find(careerId) ?? []);
  return { careers: careers.map((career) => toCareerListing(catalogue, career)) };
}

/** Saves or removes a career of the viewer and returns all that are saved. Throws CONFLICT at the maximum. */
export async function setCareerSaved(
  ctx: ViewerContext<'user'>,
  { careerId, isSaved }: { readonly careerId: string; readonly isSaved: boolean },
): Promise<SavedCareersOutput> {
  if (!ctx.catalogue.careersById.find(careerId)) {
    throw new AppError('NOT_FOUND', 'We couldn’t find that career.');
  }
  const own = { userId: ctx.viewer.id, careerId };
  if (isSaved) await saveCareer(ctx, own);
  else await deleteSavedCareer(ctx.db, own);
  return readSavedCareers(ctx);
}

async function saveCareer(
  { db, now }: ViewerContext<'user'>,
  own: { readonly userId: string; readonly careerId: string },
): Promise<void> {
  const saved = { ...own, savedAt: now(), atMost: savedCareersMax };
  const outcome = await db.transaction().execute((trx) => insertSavedCareer(trx, saved));
  if (outcome === 'no user') throw new AppError('UNAUTHORIZED', unauthorizedMessage);
  if (outcome === 'full') {
    throw new AppError(
      'CONFLICT',
      `You’ve saved ${savedCareersMax} careers. Please remove one before you save another.`,
    );
  }
}
