import { deleteHalls, listUnkeptResultIds, type Transaction } from '@guildpath/db';
import { voidMailsAbout } from '../jobs/mail/void-mailed-links.ts';

/** Deletes halls with their places, results and waiting mails; what is in an account stays there. */
export async function eraseHalls(
  trx: Transaction,
  hallIds: readonly string[],
  now: Date,
): Promise<void> {
  // This comes first, because a worker that mails a link locks its job before the result.
  await voidMailsAbout(trx, await listUnkeptResultIds(trx, hallIds));
  await deleteHalls(trx, { hallIds, now });
}
