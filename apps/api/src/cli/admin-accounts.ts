import {
  adminUsersMaxPageSize,
  plural,
  type Role,
  roles,
  toCanonicalEmail,
  toHallsWarning,
} from '@guildpath/contract';
import {
  countUsersByRole,
  type Db,
  findUserByEmail,
  findUserById,
  listUsers,
  type UserRow,
} from '@guildpath/db';
import { eraseAccount } from '../accounts/erase-account.ts';
import type { Clock } from '../config/clock.ts';
import type { Env } from '../config/env.ts';
import {
  exportForManager,
  readAccount,
  removePasskeys,
  setRole,
  signOutEverywhere,
} from '../features/admin/manage-accounts.ts';
import { codeLifetimeMinutes, issueCode } from '../features/passkeys/passkey-control.ts';
import type { RecordEvent } from '../observability/audit/record-event.ts';
import { CommandError, type Shell, withDatabaseName } from './command.ts';

interface AccountContext {
  readonly db: Db;
  readonly env: Pick<Env, 'DATABASE_URL'>;
  readonly now: Clock;
  readonly record: RecordEvent;
  readonly ask: Shell['ask'];
  /** `--yes` sets this and skips the question. */
  readonly isConfirmed: boolean;
  readonly role: string | undefined;
}

const by = 'by command';

export const accountCommands = {
  show: async (ctx: AccountContext, user: UserRow) => {
    const account = Object.entries(await readAccount(ctx, user));
    return account.map(([name, value]) => `${name}: ${toText(value)}`).join('\n');
  },
  export: (ctx: AccountContext, user: UserRow) => exportForManager(ctx, user, by),
  role: async (ctx: AccountContext, user: UserRow) => {
    const role = requireRole(ctx.role);
    const sentence = await setRole(ctx, user, { role, by });
    return withDatabaseName(`${nameOf(user)} ${sentence}`, ctx.env);
  },
  'passkey-code': async (ctx: AccountContext, user: UserRow) => {
    if (user.role !== 'admin') throw new CommandError('Only an administrator needs a code.');
    const code = await issueCode(ctx, user.id);
    const use = `For ${nameOf(user)}, once, within ${codeLifetimeMinutes} minutes.`;
    return withDatabaseName(`${code}\n${use}`, ctx.env);
  },
  'remove-passkeys': async (ctx: AccountContext, user: UserRow) => {
    await removePasskeys(ctx, user, by);
    // The device may be signed in.
    await signOutEverywhere(ctx, user, by);
    return withDatabaseName(`${nameOf(user)} has no passkey now and is signed out.`, ctx.env);
  },
  'sign-out': async (ctx: AccountContext, user: UserRow) => {
    await signOutEverywhere(ctx, user, by);
    return withDatabaseName(`${nameOf(user)} is signed out everywhere.`, ctx.env);
  },
  delete: async (ctx: AccountContext, user: UserRow) => {
    const facts = await readAccount(ctx, user);
    const results = plural(facts.resultCount, 'result');
    const question = `Delete ${nameOf(user)} with ${results}, for good? ${toHallsWarning(facts)}`;
    if (!ctx.isConfirmed && (await ctx.ask(`${question.trim()} Type yes: `))?.trim() !== 'yes') {
      throw new CommandError('Nothing was deleted: answer yes, or call the command with --yes.');
    }
    await eraseAccount(ctx, user, by);
    return withDatabaseName(`Deleted ${nameOf(user)} with everything in it.`, ctx.env);
  },
};

export type AccountCommand = keyof typeof accountCommands;

/** Finds the account that a command is about. Throws a CommandError if there is none. */
export async function findAccount(
  db: Db,
  { id, email }: { readonly id?: string | undefined; readonly email?: string | undefined },
): Promise<UserRow> {
  if ((id === undefined) === (email === undefined)) {
    throw new CommandError('Name the account by its email, or with --id.');
  }
  const user = await (id === undefined
    ? findUserByEmail(db, toCanonicalEmail(email ?? ''))
    : findUserById(db, id));
  if (user) return user;
  const name = id === undefined ? `the email ${email}` : `the id ${id}`;
  throw new CommandError(`There is no account with ${name}.`);
}

/** Lists the newest accounts that match the search, at most one page of the admin screen. */
export async function listAccounts(db: Db, search: string | undefined): Promise<string> {
  const users = await listUsers(db, { search, limit: adminUsersMaxPageSize, offset: 0 });
  const lines = users.map(({ id, createdAt, role, email }) =>
    [id, createdAt.toISOString().slice(0, 10), (role ?? 'none').padEnd(8), email].join('  '),
  );
  const total = Object.values(await countUsersByRole(db)).reduce((sum, count) => sum + count, 0);
  return [...lines, `${users.length} of ${total} accounts, newest first.`].join('\n');
}

function nameOf({ email, id }: UserRow): string {
  return `${email} (${id})`;
}

function requireRole(typed: string | undefined): Role | null {
  const role = roles.find((known) => known === typed);
  if (role === undefined && typed !== 'none') {
    throw new CommandError(`The role is one of none, ${roles.join(', ')}.`);
  }
  return role ?? null;
}

function toText(value: string | number | boolean | null | readonly string[]): string {
  return Array.isArray(value) ? value.join(', ') || 'none' : String(value ?? 'none');
}
