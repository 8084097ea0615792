import {
  type HallPlaceInput,
  type HallPlacesOutput,
  type HallSummaryOutput,
  type MessageOutput,
  type ResultsOutput,
  summaryMinCount,
} from '@guildpath/contract';
import {
  deletePlacesNotBegun,
  deleteUnfinishedPlace,
  findSharedResult,
  listFigures,
  listPlaces,
} from '@guildpath/db';
import { withoutAnswers } from '@guildpath/results';
import { isNarrativePending } from '../../jobs/narrative/narrative-job.ts';
import { AppError } from '../../shared/app-error.ts';
import { toResultsOutput } from '../../shared/to-results-output.ts';
import { type GuideContext, noSuchPlace, toOwnHall } from './hall-context.ts';
import { getHall } from './open-hall.ts';

export async function readPlaces(ctx: GuideContext, hallId: string): Promise<HallPlacesOutput> {
  await getHall(ctx, hallId);
  const places = await listPlaces(ctx.db, toOwnHall(ctx, hallId));
  return {
    places: places.map(({ joinedAt, startedAt, finishedAt, ...place }) => ({
      ...place,
      joinedAt: joinedAt.toISOString(),
      startedAt: startedAt?.toISOString() ?? null,
      finishedAt: finishedAt?.toISOString() ?? null,
    })),
  };
}

/** Removes a place that has not finished. Throws CONFLICT for one that has: its result is the student's. */
export async function removePlace(
  ctx: GuideContext,
  { hallId, placeId }: HallPlaceInput,
): Promise<MessageOutput> {
  const own = toOwnHall(ctx, hallId);
  const isRemoved = await ctx.db
    .transaction()
    .execute((trx) => deleteUnfinishedPlace(trx, { ...own, placeId }));
  if (!isRemoved) {
    const places = await listPlaces(ctx.db, own);
    if (!places.some(({ id }) => id === placeId)) throw noSuchPlace();
    throw new AppError('CONFLICT', 'This place has finished. Only its owner can delete it.');
  }
  const reason = `place ${placeId} of hall ${hallId}`;
  await ctx.record('hall.place-deleted', { userId: ctx.viewer.id, reason });
  return { message: 'We removed this place.' };
}

/** Removes all places that have no answer yet. */
export async function removeIdlePlaces(ctx: GuideContext, hallId: string): Promise<MessageOutput> {
  await getHall(ctx, hallId);
  const own = toOwnHall(ctx, hallId);
  const count = await ctx.db.transaction().execute((trx) => deletePlacesNotBegun(trx, own));
  const reason = `${count} places of hall ${hallId}`;
  await ctx.record('hall.place-deleted', { userId: ctx.viewer.id, reason });
  return { message: `We removed ${count === 1 ? 'one place' : `${count} places`}.` };
}

/** Returns a shared result without the answers, which only the student's own page retells. */
export async function readSharedResult(
  ctx: GuideContext,
  { hallId, placeId }: HallPlaceInput,
): Promise<ResultsOutput> {
  const result = await findSharedResult(ctx.db, { ...toOwnHall(ctx, hallId), placeId });
  if (!result) throw noSuchPlace();
  const isPending = await isNarrativePending(ctx, result.id);
  const reason = `place ${placeId} of hall ${hallId}`;
  await ctx.record('hall.result-read', { userId: ctx.viewer.id, reason, isOncePerMinute: true });
  return toResultsOutput({ ...result, snapshot: withoutAnswers(result.snapshot) }, isPending);
}

/**
 * Counts the results by steps of `summaryMinCount`, in the order of finishing: figures that change with
 * each student would tell whose result is new.
 */
export async function readSummary(ctx: GuideContext, hallId: string): Promise<HallSummaryOutput> {
  const { finishedCount } = await getHall(ctx, hallId);
  const finished = await listFigures(ctx.db, toOwnHall(ctx, hallId));
  const counted = finished.slice(0, finished.length - (finished.length % summaryMinCount));
  const shared = counted.filter(({ isShared }) => isShared);
  const privateCount = counted.length - shared.length;
  // A guide who takes the shared results away from the figures is left with those of the others.
  const isSharedAlone = privateCount > 0 && privateCount < summaryMinCount;
  const shown = isSharedAlone ? shared : counted;
  return {
    finishedCount,
    isShown: counted.length > 0,
    isSharedAlone,
    classes: countNames(shown.map(({ characterClass }) => characterClass)),
    archetypes: countNames(shown.map(({ archetype }) => archetype)),
    fields: countNames(shown.map(({ field }) => field)),
  };
}

function countNames(list: readonly string[]) {
  const counts = new Map<string, number>();
  for (const name of list) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1));
}
