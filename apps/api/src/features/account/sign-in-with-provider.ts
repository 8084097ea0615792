import { findUserByIdentity, insertIdentity, type Transaction, type UserRow } from '@guildpath/db';
import type { ProviderIdentity } from '../../adapters/identity-provider.ts';
import { AppError } from '../../app-error.ts';
import type { RequestContext } from '../../trpc/context.ts';
import { openProvenAccount } from './open-proven-account.ts';

/**
 * Signs in the person that the provider vouches for. A known identity signs in its account. A new one joins the account of its
 * email, or opens one, but only when the provider says that the email is verified.
 */
export async function signInWithProvider(
  ctx: Pick<RequestContext, 'db' | 'now' | 'signIn'>,
  identity: ProviderIdentity,
): Promise<void> {
  const user = await ctx.db
    .transaction()
    .execute((trx) => findOrLinkUser(trx, identity, ctx.now()));
  await ctx.signIn(user, 'provider');
}

async function findOrLinkUser(
  trx: Transaction,
  identity: ProviderIdentity,
  now: Date,
): Promise<UserRow> {
  const { issuer, subject, email, isEmailVerified } = identity;
  const known = await findUserByIdentity(trx, { issuer, subject });
  if (known) return known;
  if (!email || !isEmailVerified) {
    throw new AppError('FORBIDDEN', 'Your login provider has not verified your email address.');
  }
  const { firstName = null, lastName = null } = identity;
  const user = await openProvenAccount(
    trx,
    { email, authProvider: 'oidc', firstName, lastName },
    now,
  );
  await insertIdentity(trx, { issuer, subject, userId: user.id, now });
  return user;
}
