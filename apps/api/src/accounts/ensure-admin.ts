import {
  type Db,
  deletePasskeysOf,
  deleteSessionsOf,
  enqueue,
  findUserByEmail,
  insertUser,
  type UserRow,
  updateUser,
} from '@guildpath/db';
import type { PasswordHasher } from '../adapters/password-hasher.ts';
import { EnvError } from '../config/env.ts';
import type { AppContext } from '../context.ts';
import { toSecurityNoticeJob } from '../jobs/mail/security-notice-job.ts';
import { voidMailedLinks } from '../jobs/mail/void-mailed-links.ts';
import {
  createRecordEvent,
  type EventLog,
  type RecordEvent,
} from '../observability/audit/record-event.ts';
import { isCommonPassword } from './require-strong-password.ts';

interface EnsureAdminContext {
  readonly db: Db;
  readonly now: () => Date;
  readonly passwords: PasswordHasher;
  readonly record: RecordEvent;
  /** Goes into the audit trail. */
  readonly askedBy: 'at start' | 'by command';
}

export interface AdminCredentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Ensures that an account with the email exists and has the password and the role admin. If an account has to
 * change, its sessions end, because they were opened with another password or none. An account that was no
 * proven administrator before also loses its passkeys, because a stranger may have added them.
 */
export async function ensureAdmin(
  { db, now, passwords, record, askedBy }: EnsureAdminContext,
  { email, password }: AdminCredentials,
): Promise<'opened' | 'changed' | 'unchanged'> {
  const existing = await findUserByEmail(db, email);
  if (existing && (await isAdminWith(passwords, existing, password))) return 'unchanged';
  const admin = {
    passwordHash: await passwords.hash(password),
    authProvider: 'local',
    role: 'admin',
    emailVerifiedAt: now(),
  } as const;
  const { userId, outcome } = await db.transaction().execute(async (trx) => {
    const opened = await insertUser(trx, { email, createdAt: now(), ...admin });
    if (opened) return { userId: opened.id, outcome: 'opened' as const };
    const known = await findUserByEmail(trx, email);
    if (!known) throw new Error('The administrator’s account could neither be found nor created.');
    // Another process that starts at the same time may just have created it.
    if (await isAdminWith(passwords, known, password)) {
      return { userId: known.id, outcome: 'unchanged' as const };
    }
    await updateUser(trx, known.id, admin);
    await deleteSessionsOf(trx, known.id);
    if (known.role !== 'admin' || !known.emailVerifiedAt) await deletePasskeysOf(trx, known.id);
    await voidMailedLinks(trx, { ...known, ...admin }, admin.emailVerifiedAt);
    const notice = toSecurityNoticeJob({}, { kind: 'password-changed', email: known.email });
    await enqueue(trx, { ...notice, now: admin.emailVerifiedAt });
    return { userId: known.id, outcome: 'changed' as const };
  });
  if (outcome !== 'unchanged') {
    await record('admin.ensured', { userId, reason: `account ${outcome} ${askedBy}` });
  }
  return outcome;
}

async function isAdminWith(
  passwords: PasswordHasher,
  { role, emailVerifiedAt, passwordHash }: UserRow,
  password: string,
): Promise<boolean> {
  if (role !== 'admin' || !emailVerifiedAt) return false;
  return passwords.verify(passwordHash, password);
}

/** Ensures the administrator of the settings. Throws an EnvError if their password is too common. */
export async function ensureConfiguredAdmin(
  { env: { admin }, ...ctx }: Pick<AppContext, 'db' | 'env' | 'now' | 'passwords'>,
  log?: EventLog,
): Promise<void> {
  if (!admin) return;
  if (await isCommonPassword(admin.password)) {
    throw new EnvError('ADMIN_PASSWORD is too common; choose another.');
  }
  const record = createRecordEvent({ ...ctx, log });
  await ensureAdmin({ ...ctx, record, askedBy: 'at start' }, admin);
}
