import { deletePendingJobs, type Transaction, type UserRow, voidSignInTokens } from '@guildpath/db';
import { signInLinkKind } from './sign-in-link-job.ts';

/** Deletes the waiting mails about results that are about to be deleted; their links go with the results. */
export async function voidMailsAbout(
  trx: Transaction,
  resultIds: readonly string[],
): Promise<void> {
  for (const resultId of resultIds) {
    await deletePendingJobs(trx, { kind: signInLinkKind, fields: { resultId } });
  }
}

/**
 * Makes every link worthless that was mailed for the account or waits in the outbox. Links to results that a
 * guest submitted with the address stay until the address is proven: the account may be a stranger's, the
 * results are not.
 */
export async function voidMailedLinks(
  trx: Transaction,
  { email, emailVerifiedAt }: Pick<UserRow, 'email' | 'emailVerifiedAt'>,
  now: Date,
): Promise<void> {
  const links = { email, ...(emailVerifiedAt ? {} : { purpose: 'verify' as const }) };
  // The jobs first: this waits for a worker that is making a token, which the second statement then finds.
  await deletePendingJobs(trx, { kind: signInLinkKind, fields: links });
  await voidSignInTokens(trx, { ...links, now });
}
