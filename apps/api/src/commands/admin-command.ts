import { emailSchema, newPasswordSchema } from '@guildpath/contract';
import { z } from 'zod';
import { createPasswordHasher } from '../adapters/password-hasher.ts';
import { AppError } from '../app-error.ts';
import { createRecordEvent } from '../audit/record-event.ts';
import { type Env, loadEnv } from '../config/env.ts';
import { type AdminCredentials, ensureAdmin } from '../features/account/ensure-admin.ts';
import { refuseWeakPassword } from '../features/account/refuse-weak-password.ts';
import { resendMails } from './resend-mails.ts';
import {
  type CommandEnvironment,
  CommandError,
  withDatabase,
  withDatabaseName,
} from './run-command.ts';

const usage =
  'Usage: pnpm admin create <email> (the password is asked for, or read from ADMIN_PASSWORD or standard input) | pnpm admin resend-mails';

interface CommandOptions extends CommandEnvironment {
  readonly getPassword: (email: string) => Promise<string>;
}

/** Runs `pnpm admin …` and returns the line that reports success. */
export async function runAdminCommand(
  [command, email, ...rest]: readonly string[],
  { source, root, getPassword }: CommandOptions,
): Promise<string> {
  const readEnv = () => loadEnv({ ...source, ADMIN_EMAIL: '', ADMIN_PASSWORD: '' }, root);
  if (command === 'resend-mails' && email === undefined) return resendMails(readEnv());
  if (command !== 'create' || email === undefined || rest.length > 0) throw new CommandError(usage);
  const env = readEnv();
  return createAdmin(env, { email, password: await getPassword(email) });
}

const credentialsSchema = z.object({ email: emailSchema, password: newPasswordSchema });

const lines = {
  opened: (email: string) => `Created the administrator ${email}.`,
  changed: (email: string) =>
    `${email} is an administrator now, has the new password and is signed out everywhere.`,
  unchanged: (email: string) => `${email} is an administrator with this password already.`,
};

async function requireStrongPassword(password: string): Promise<void> {
  try {
    await refuseWeakPassword(password, 'admin');
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new CommandError(`${error.message.replace(/^password: /, '')}.`);
  }
}

/** Works on the site's database, which may be in use. Refuses an email or a password that a signup would refuse. */
async function createAdmin(
  env: Pick<Env, 'DATABASE_URL'>,
  credentials: AdminCredentials,
): Promise<string> {
  const parsed = credentialsSchema.safeParse(credentials);
  const [issue] = parsed.error?.issues ?? [];
  // Of a password that is too short for anyone, the line says how long an administrator's must be.
  if (!issue || issue.path[0] === 'password') await requireStrongPassword(credentials.password);
  if (!parsed.success) throw new CommandError(`${issue?.message}.`);
  const { data: admin } = parsed;
  await requireStrongPassword(admin.password);
  return withDatabase(env, async ({ db }) => {
    const passwords = await createPasswordHasher();
    const now = () => new Date();
    const record = createRecordEvent({ db, now });
    const outcome = await ensureAdmin({ db, now, passwords, record, askedBy: 'by command' }, admin);
    return withDatabaseName(lines[outcome](admin.email), env);
  });
}
