import { emailSchema, passwordSchema } from '@guildpath/contract';
import { migrateToLatest, openDatabase } from '@guildpath/db';
import { z } from 'zod';
import { createPasswordHasher } from '../adapters/password-hasher.ts';
import type { Env } from '../config/env.ts';
import { type AdminCredentials, ensureAdmin } from '../features/account/ensure-admin.ts';
import { CommandError } from './command-error.ts';

const credentialsSchema = z.object({ email: emailSchema, password: passwordSchema });

const lines = {
  opened: (email: string) => `Created the administrator ${email}.`,
  changed: (email: string) =>
    `${email} is an administrator now, has the new password and is signed out everywhere.`,
  unchanged: (email: string) => `${email} is an administrator with this password already.`,
};

/**
 * Makes an administrator in the site's database, which may be in use, and answers the line that says so. Throws a
 * CommandError for an email or a password that a signup would refuse.
 */
export async function createAdmin(
  env: Pick<Env, 'DATABASE_URL'>,
  credentials: AdminCredentials,
): Promise<string> {
  const parsed = credentialsSchema.safeParse(credentials);
  if (!parsed.success) throw new CommandError(`${parsed.error.issues[0]?.message}.`);
  const { data: admin } = parsed;
  const database = await openDatabase({ url: env.DATABASE_URL });
  try {
    await migrateToLatest(database);
    const passwords = await createPasswordHasher();
    const outcome = await ensureAdmin({ db: database.db, now: () => new Date(), passwords }, admin);
    return lines[outcome](admin.email);
  } finally {
    await database.close();
  }
}
