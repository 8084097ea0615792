import {
  type DareOutput,
  type SavedCareersOutput,
  type SetCareerSavedInput,
  unauthorizedMessage,
} from '@guildpath/contract';
import { deleteSavedCareer, listResultsOf, listSavedCareers, saveCareer } from '@guildpath/db';
import { toCareerListing } from '@guildpath/results';
import { shownCareers } from '@guildpath/scoring';
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
  { careerId, isSaved, isDone }: SetCareerSavedInput,
): Promise<SavedCareersOutput> {
  const { catalogue, db, now, viewer } = ctx;
  if (!catalogue.careersById.find(careerId)) {
    throw new AppError('NOT_FOUND', 'We couldn’t find that career.');
  }
  const own = { userId: viewer.id, careerId };
  if (!isSaved) {
    await deleteSavedCareer(db, own);
    return readSavedCareers(ctx);
  }
  const saved = { ...own, isDone, now: now(), atMost: savedCareersMax };
  const outcome = await db.transaction().execute((trx) => saveCareer(trx, saved));
  if (outcome === 'no user') throw new AppError('UNAUTHORIZED', unauthorizedMessage);
  if (outcome === 'full') {
    throw new AppError(
      'CONFLICT',
      `You’ve saved ${savedCareersMax} careers. Please remove one before you save another.`,
    );
  }
  return readSavedCareers(ctx);
}

/** Returns the first step of the career saved last, or else of the best match, that is not yet done. */
export async function readDare(ctx: ViewerContext<'user'>): Promise<DareOutput> {
  const { catalogue, db, viewer } = ctx;
  const saved = await listSavedCareers(db, viewer);
  const toDo = saved.filter(({ doneAt }) => doneAt === null).map(({ careerId }) => careerId);
  const known = new Set(saved.map(({ careerId }) => careerId));
  const offered = (await listLatestMatches(ctx)).filter((id) => !known.has(id));
  const doneCount = saved.length - toDo.length;
  for (const careerId of [...toDo, ...offered]) {
    const career = catalogue.careersById.find(careerId);
    if (!career?.firstStep) continue;
    const { title: careerTitle, firstStep: step } = career;
    return { dare: { careerId, careerTitle, step, isSaved: known.has(careerId) }, doneCount };
  }
  return { dare: null, doneCount };
}

async function listLatestMatches({ db, viewer }: ViewerContext<'user'>): Promise<string[]> {
  const [latest] = (await listResultsOf(db, viewer, { limit: 1 })) ?? [];
  return latest ? shownCareers(latest.snapshot).map(({ id }) => id) : [];
}
