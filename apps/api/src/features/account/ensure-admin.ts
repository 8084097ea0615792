import { type Db, findUserByEmail, insertUser, updateUser } from '@guildpath/db';
import type { PasswordHasher } from '../../adapters/password-hasher.ts';

interface EnsureAdminContext {
  readonly db: Db;
  readonly now: () => Date;
  readonly passwords: PasswordHasher;
}

/** After this, an account with the email exists, has the password and the role admin. */
export async function ensureAdmin(
  { db, now, passwords }: EnsureAdminContext,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  const passwordHash = await passwords.hash(password);
  const admin = { passwordHash, role: 'admin', emailVerifiedAt: now() } as const;
  await db.transaction().execute(async (trx) => {
    const opened = await insertUser(trx, {
      email,
      authProvider: 'local',
      createdAt: now(),
      ...admin,
    });
    if (opened) return;
    const known = await findUserByEmail(trx, email);
    if (!known) throw new Error('The account of ADMIN_EMAIL could be neither found nor opened.');
    await updateUser(trx, known.id, admin);
  });
}
