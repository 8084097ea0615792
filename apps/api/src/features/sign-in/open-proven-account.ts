import type { AuthProvider } from '@guildpath/contract';
import {
  deletePasskeysOf,
  deleteSessionsOf,
  findUserByEmail,
  insertUser,
  type Transaction,
  type UserRow,
  unclaimResults,
  updateUser,
} from '@guildpath/db';

interface ProvenPerson {
  readonly email: string;
  readonly authProvider: AuthProvider;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
}

interface ProofOptions {
  readonly now: Date;
  /**
   * Tells whether the password and sessions of an unproven account are this person's own; false by default.
   */
  readonly isOwn?: (account: UserRow) => boolean;
}

/**
 * Finds or creates the account of someone who has just proven to own the address. If the address of the
 * account was never proven before, its password, passkeys and sessions may be a stranger's: they are removed
 * and its results become unclaimed, unless `isOwn` recognizes them as this person's. Names are replaced only
 * by those of a provider.
 */
export async function openProvenAccount(
  trx: Transaction,
  person: ProvenPerson,
  { now, isOwn = () => false }: ProofOptions,
): Promise<UserRow> {
  const opened = await insertUser(trx, {
    ...person,
    emailVerifiedAt: now,
    hasProvenNames: true,
    createdAt: now,
  });
  if (opened) return opened;
  const known = await findUserByEmail(trx, person.email);
  if (!known) throw new Error('The account could neither be found nor created.');
  if (known.emailVerifiedAt) return known;
  if (isOwn(known)) {
    const proven = { emailVerifiedAt: now, hasProvenNames: true };
    await updateUser(trx, known.id, proven);
    return { ...known, ...proven };
  }
  const { firstName, lastName = null } = person;
  const proven = {
    emailVerifiedAt: now,
    ...(firstName ? { firstName, lastName, hasProvenNames: true } : {}),
    passwordHash: null,
    // `local` would mean that the account has a password.
    authProvider: known.authProvider === 'local' ? person.authProvider : known.authProvider,
  };
  // Updating first waits for a concurrent sign-in with the old password, whose session is then deleted too.
  await updateUser(trx, known.id, proven);
  await deleteSessionsOf(trx, known.id);
  await deletePasskeysOf(trx, known.id);
  await unclaimResults(trx, { userId: known.id, email: known.email });
  return { ...known, ...proven };
}
