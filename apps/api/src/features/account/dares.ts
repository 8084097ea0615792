import { type DareOutput, type SetDareInput, unauthorizedMessage } from '@guildpath/contract';
import { deleteDare, findResultOf, listDares, listResultsOf, upsertDare } from '@guildpath/db';
import { shownCareers } from '@guildpath/scoring';
import { AppError } from '../../shared/app-error.ts';
import type { ViewerContext } from '../../trpc/request-context.ts';

/** Returns the dare that the viewer has taken up last, or else offers that of the best match not yet done. */
export async function readDare(ctx: ViewerContext<'user'>): Promise<DareOutput> {
  const { catalogue, db, viewer } = ctx;
  const dares = await listDares(db, viewer.id);
  const done = new Set(dares.flatMap(({ careerId, doneAt }) => (doneAt ? careerId : [])));
  const taken = dares.flatMap(({ careerId, doneAt }) => (doneAt ? [] : careerId));
  const offered = (await listLatestMatches(ctx)).filter((id) => !done.has(id));
  for (const careerId of [...taken, ...offered]) {
    const career = catalogue.careersById.find(careerId);
    if (!career?.firstStep) continue;
    const { title: careerTitle, firstStep: step } = career;
    const isTaken = taken.includes(careerId);
    return { dare: { careerId, careerTitle, step, isTaken }, doneCount: done.size };
  }
  return { dare: null, doneCount: done.size };
}

/** Takes up, finishes or gives back a dare, and returns the next one. */
export async function setDare(
  ctx: ViewerContext<'user'>,
  { careerId, state }: SetDareInput,
): Promise<DareOutput> {
  const { catalogue, db, viewer } = ctx;
  if (!catalogue.careersById.find(careerId)) {
    throw new AppError('NOT_FOUND', 'We couldn’t find that career.');
  }
  const now = ctx.now();
  const own = { userId: viewer.id, careerId };
  if (state === 'offered') {
    await deleteDare(db, own);
    return readDare(ctx);
  }
  const dare = { ...own, takenAt: now, doneAt: state === 'done' ? now : null };
  const outcome = await db.transaction().execute((trx) => upsertDare(trx, dare));
  if (outcome === 'no user') throw new AppError('UNAUTHORIZED', unauthorizedMessage);
  return readDare(ctx);
}

async function listLatestMatches({ db, viewer }: ViewerContext<'user'>): Promise<string[]> {
  const [latest] = (await listResultsOf(db, viewer, { limit: 1 })) ?? [];
  const result = latest && (await findResultOf(db, { resultId: latest.id, owner: viewer }));
  return result ? shownCareers(result.snapshot).map(({ id }) => id) : [];
}
