import { emailSchema, passwordSchema } from '@guildpath/contract';
import { z } from 'zod';
import { type AdminCredentials, ensureAdmin } from '../accounts/ensure-admin.ts';
import { requireStrongPassword } from '../accounts/require-strong-password.ts';
import { createPasswordHasher } from '../adapters/password-hasher.ts';
import type { Env } from '../config/env.ts';
import { createRecordEvent } from '../observability/audit/record-event.ts';
import { AppError } from '../shared/app-error.ts';
import { CommandError, withDatabase, withDatabaseName } from './command.ts';

const credentialsSchema = z.object({ email: emailSchema, password: passwordSchema });

const lines = {
  opened: (email: string) => `Created the administrator ${email}.`,
  changed: (email: string) =>
    `${email} is an administrator now, has the new password and is signed out everywhere.`,
  unchanged: (email: string) => `${email} is an administrator with this password already.`,
};

async function requireAdminPassword(password: string): Promise<void> {
  try {
    await requireStrongPassword(password, 'admin');
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new CommandError(`${error.message.replace(/^password: /, '')}.`);
  }
}

/** Throws a CommandError for an email or password that sign-up would reject. */
export async function createAdmin(
  env: Pick<Env, 'DATABASE_URL'>,
  credentials: AdminCredentials,
): Promise<string> {
  const parsed = credentialsSchema.safeParse(credentials);
  const [issue] = parsed.error?.issues ?? [];
  // The stricter rule comes first, so that the message names the length for administrators.
  if (!issue || issue.path[0] === 'password') await requireAdminPassword(credentials.password);
  if (!parsed.success) throw new CommandError(`${issue?.message}.`);
  const { data: admin } = parsed;
  await requireAdminPassword(admin.password);
  return withDatabase(env, async ({ db }) => {
    const passwords = await createPasswordHasher();
    const now = () => new Date();
    const record = createRecordEvent({ db, now });
    const outcome = await ensureAdmin({ db, now, passwords, record, askedBy: 'by command' }, admin);
    return withDatabaseName(lines[outcome](admin.email), env);
  });
}
