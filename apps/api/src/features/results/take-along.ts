import type { ResultsOutput, TakeAlongInput } from '@guildpath/contract';
import { listAnswersOf, setPlaceFigures, setRescored } from '@guildpath/db';
import { enqueueNarrativeAnew } from '../../jobs/narrative/narrative-job.ts';
import { noSuchResult } from '../../shared/no-such-result.ts';
import { toPlaceFigures } from '../../shared/to-place-figures.ts';
import type { ViewerContext } from '../../trpc/request-context.ts';
import { getResultOf, readResults } from './read-results.ts';

/** Matches the answers of a result again, to what its owner takes along, and stores what it then shows. */
export async function takeAlong(
  ctx: ViewerContext<'user' | 'place'>,
  { assessmentResultId: resultId, basicInterests }: TakeAlongInput,
): Promise<ResultsOutput> {
  const { tier, durationSeconds, placeId } = await getResultOf(ctx, resultId);
  const answered = await listAnswersOf(ctx.db, { resultId, owner: ctx.viewer });
  const rescored = await ctx.compute.assess({
    tier,
    responses: answered.map(({ response }) => response),
    asked: answered.map(({ question }) => question),
    durationSeconds: durationSeconds ?? undefined,
    basicInterests,
  });
  const mayAiWrite = placeId === null || ctx.env.mayAiWriteForHalls;
  await ctx.db.transaction().execute(async (trx) => {
    if (ctx.env.ai && mayAiWrite) await enqueueNarrativeAnew(trx, resultId, ctx.now());
    if (placeId !== null) await setPlaceFigures(trx, placeId, toPlaceFigures(rescored.snapshot));
    if (!(await setRescored(trx, resultId, rescored))) throw noSuchResult();
  });
  ctx.wakeOutbox();
  return readResults(ctx, { assessmentResultId: resultId });
}
