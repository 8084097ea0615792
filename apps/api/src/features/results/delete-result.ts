import type { MessageOutput } from '@guildpath/contract';
import { deleteJobsOfResults, deleteResultOf } from '@guildpath/db';
import { noSuchResult } from '../../shared/no-such-result.ts';
import type { ViewerContext } from '../../trpc/request-context.ts';

/** Deletes the result with its card, its answers and pending mails about it. */
export async function deleteResult(
  { db, viewer }: ViewerContext<'user'>,
  { assessmentResultId: resultId }: { readonly assessmentResultId: string },
): Promise<MessageOutput> {
  await db.transaction().execute(async (trx) => {
    await deleteJobsOfResults(trx, [resultId]);
    if (!(await deleteResultOf(trx, { resultId, owner: viewer }))) throw noSuchResult();
  });
  return { message: 'We deleted this result and its answers.' };
}
