import { deletePendingJobs, type Transaction, type UserRow, voidSignInTokens } from '@guildpath/db';
import { signInLinkKind } from './sign-in-link-job.ts';

/** A mail about a result that is to be deleted would be tried for a day. Its links go with the result. */
export async function voidMailsAbout(
  trx: Transaction,
  resultIds: readonly string[],
): Promise<void> {
  for (const resultId of resultIds) {
    await deletePendingJobs(trx, { kind: signInLinkKind, fields: { resultId } });
  }
}

/**
 * Makes every link worthless that was mailed for the account, or waits in the outbox. Links to results that a guest gave
 * with the address stay while the address is not proven: the account may be a stranger's, the results are not.
 */
export async function voidMailedLinks(
  trx: Transaction,
  { email, emailVerifiedAt }: Pick<UserRow, 'email' | 'emailVerifiedAt'>,
  now: Date,
): Promise<void> {
  const links = { email, ...(emailVerifiedAt ? {} : { purpose: 'verify' as const }) };
  // The jobs first: this waits for one that makes its token right now, which the second statement then finds.
  await deletePendingJobs(trx, { kind: signInLinkKind, fields: links });
  await voidSignInTokens(trx, { ...links, now });
}
