import {
  enqueue,
  findUserByIdentity,
  insertIdentity,
  type Transaction,
  type UserRow,
} from '@guildpath/db';
import type { ProviderIdentity } from '../../adapters/identity-provider.ts';
import { toSecurityNoticeJob } from '../../jobs/mail/security-notice-job.ts';
import { voidMailedLinks } from '../../jobs/mail/void-mailed-links.ts';
import { AppError } from '../../shared/app-error.ts';
import type { RequestContext } from '../../trpc/request-context.ts';
import { openProvenAccount } from './open-proven-account.ts';

/**
 * Signs in with an identity of the provider. A new identity is linked to the account with its email, which is
 * created if needed. Throws FORBIDDEN when the provider has not verified that email.
 */
export async function signInWithProvider(
  ctx: RequestContext,
  identity: ProviderIdentity,
): Promise<void> {
  const { user, isNewIdentity } = await ctx.db
    .transaction()
    .execute((trx) => findOrLinkUser(trx, identity, { now: ctx.now(), requestId: ctx.requestId }));
  ctx.wakeOutbox();
  if (isNewIdentity) await ctx.record('auth.identity-linked', { userId: user.id });
  await ctx.signIn(user, 'provider');
  await ctx.record('auth.signed-in', { userId: user.id, reason: 'provider' });
}

/** The operator reads these in the log; the login page has its own words. */
const refusals = {
  missing: 'The login provider sends no valid email. Have it send the claim email.',
  unknown:
    'The login provider sends no email_verified. If its users cannot choose their addresses, set OIDC_TRUST_EMAIL=true.',
  unverified:
    'The login provider sends an email_verified that is not true. Verify the address there, or have the claim sent as true.',
} as const;

interface ProviderUser {
  readonly user: UserRow;
  readonly isNewIdentity: boolean;
}

async function findOrLinkUser(
  trx: Transaction,
  identity: ProviderIdentity,
  { now, requestId }: { readonly now: Date; readonly requestId: string },
): Promise<ProviderUser> {
  const { issuer, subject, email, emailStatus } = identity;
  const known = await findUserByIdentity(trx, { issuer, subject });
  if (known) return { user: known, isNewIdentity: false };
  if (!email) throw new AppError('FORBIDDEN', refusals.missing);
  if (emailStatus !== 'verified') throw new AppError('FORBIDDEN', refusals[emailStatus]);
  const { firstName = null, lastName = null } = identity;
  const user = await openProvenAccount(
    trx,
    { email, authProvider: 'oidc', firstName, lastName },
    { now },
  );
  await insertIdentity(trx, { issuer, subject, userId: user.id, now });
  const isNew = user.createdAt.getTime() === now.getTime();
  if (!isNew) {
    await voidMailedLinks(trx, user, now);
    const notice = toSecurityNoticeJob(
      { requestId },
      { kind: 'identity-linked', email: user.email },
    );
    await enqueue(trx, { ...notice, now });
  }
  return { user, isNewIdentity: true };
}
