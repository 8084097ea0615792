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
  /** Whether the password and sessions of an account that was never proven are this person's own; no by default. */
  readonly isOwn?: (account: UserRow) => boolean;
}

/**
 * The account of someone who has just proven to own the address: the one that exists, or a new one. If it was never
 * proven before, its password, passkeys and sessions may be a stranger's and end, and its results wait to be claimed,
 * unless `isOwn` knows them to be this person's. The names stay, or become those that a provider gives.
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
  if (!known) throw new Error('An account could be neither found nor opened.');
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
    // `local` means that there is a password.
    authProvider: known.authProvider === 'local' ? person.authProvider : known.authProvider,
  };
  // In this order, so that a sign-in with the old password that is under way is waited for and ended too.
  await updateUser(trx, known.id, proven);
  await deleteSessionsOf(trx, known.id);
  await deletePasskeysOf(trx, known.id);
  await unclaimResults(trx, { userId: known.id, email: known.email });
  return { ...known, ...proven };
}
