import type { MessageOutput } from '@guildpath/contract';
import { deleteResultOf } from '@guildpath/db';
import { voidMailsAbout } from '../../jobs/mail/void-mailed-links.ts';
import { noSuchResult } from './no-such-result.ts';
import type { ViewerContext } from './unclaimed-results.ts';

/** Deletes one of the viewer's results with its card, its answers and the mails about it that wait. */
export async function deleteResult(
  { db, viewer }: ViewerContext,
  { assessmentResultId: resultId }: { readonly assessmentResultId: string },
): Promise<MessageOutput> {
  await db.transaction().execute(async (trx) => {
    await voidMailsAbout(trx, [resultId]);
    if (!(await deleteResultOf(trx, { resultId, owner: viewer }))) throw noSuchResult();
  });
  return { message: 'This result and its answers have been deleted.' };
}
