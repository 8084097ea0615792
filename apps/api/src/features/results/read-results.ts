import type { AssessmentsInput, AssessmentsOutput, ResultsOutput } from '@guildpath/contract';
import { findResultOf, findSharedPlaceOf, listResultsOf, type ResultRow } from '@guildpath/db';
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
  { assessmentResultId: resultId }: { readonly assessmentResultId: string },
): Promise<ResultsOutput> {
  const { db, viewer: owner } = ctx;
  // This is read first, so that the client asks again for a text that is written in between.
  const isPending = await isNarrativePending(ctx, resultId);
  const result = await getResultOf(ctx, resultId);
  const isShared = owner.kind === 'user' && (await findSharedPlaceOf(db, { resultId, owner }));
  return { ...toResultsOutput(result, isPending), ...(isShared && { isShared: true }) };
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
