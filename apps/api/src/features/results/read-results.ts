import type {
  AssessmentsInput,
  AssessmentsOutput,
  MessageOutput,
  ResultsOutput,
} from '@guildpath/contract';
import {
  findResultOf,
  isResultShared,
  listResultsOf,
  type ResultRow,
  unshareResult,
} from '@guildpath/db';
import { isNarrativePending } from '../../jobs/narrative/narrative-job.ts';
import { AppError } from '../../shared/app-error.ts';
import { noSuchResult } from '../../shared/no-such-result.ts';
import { toAssessmentResult, toResultsOutput } from '../../shared/to-results-output.ts';
import type { ViewerContext } from '../../trpc/request-context.ts';

/** Throws NOT_FOUND, for another person's result too. */
export async function getResultOf(
  { db, viewer }: Pick<ViewerContext<'user' | 'place'>, 'db' | 'viewer'>,
  resultId: string,
): Promise<ResultRow> {
  const result = await findResultOf(db, { resultId, owner: viewer });
  if (!result) throw noSuchResult();
  return result;
}

/** Returns a result as it was first shown, with the texts that were written since. */
export async function readResults(
  ctx: ViewerContext<'user' | 'place'>,
  { assessmentResultId }: { readonly assessmentResultId: string },
): Promise<ResultsOutput> {
  // This is read first, so that the client asks again for a text that is written in between.
  const isPending = await isNarrativePending(ctx, assessmentResultId);
  const { db, viewer: owner } = ctx;
  const result = await getResultOf(ctx, assessmentResultId);
  const isShared =
    owner.kind === 'user' &&
    result.placeId !== null &&
    (await isResultShared(db, { resultId: result.id, owner }));
  return { ...toResultsOutput(result, isPending), isShared };
}

/** Hides a result that was moved into the viewer's account from the guide of its hall. */
export async function unshare(
  ctx: ViewerContext<'user'>,
  { assessmentResultId: resultId }: { readonly assessmentResultId: string },
): Promise<MessageOutput> {
  await getResultOf(ctx, resultId);
  const place = await unshareResult(ctx.db, { resultId, owner: ctx.viewer });
  if (place) {
    await ctx.record('hall.withdrawn', { reason: `place ${place.id} of hall ${place.hallId}` });
  }
  return { message: 'Your guide can’t read this result anymore.' };
}

/** Lists the newest first. Throws BAD_REQUEST when `before` is not a result of the viewer. */
export async function listAssessments(
  { db, viewer }: ViewerContext<'user'>,
  page: AssessmentsInput,
): Promise<AssessmentsOutput> {
  const results = await listResultsOf(db, viewer, page);
  if (!results)
    throw new AppError('BAD_REQUEST', 'before: We couldn’t find that assessment result.');
  return { assessments: results.map(toAssessmentResult) };
}
