import { deletePendingJobs, type Transaction, type UserRow, voidSignInTokens } from '@guildpath/db';
import { signInLinkKind } from './sign-in-link-job.ts';

/**
 * Invalidates all emailed and queued links of the account. Until the address is proven, links to results that
 * a guest submitted with it stay valid: the account may be someone else's, the results are not.
 */
export async function voidMailedLinks(
  trx: Transaction,
  { email, emailVerifiedAt }: Pick<UserRow, 'email' | 'emailVerifiedAt'>,
  now: Date,
): Promise<void> {
  const links = { email, ...(emailVerifiedAt ? {} : { purpose: 'verify' as const }) };
  // Jobs first: this waits for a worker that is creating a token, which the second statement then finds.
  await deletePendingJobs(trx, { kind: signInLinkKind, fields: links });
  await voidSignInTokens(trx, { ...links, now });
}
