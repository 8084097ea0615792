import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { adminUsersMaxPageSize, type Role, roles, toCanonicalEmail } from '@guildpath/contract';
import {
  countUsersByRole,
  type Db,
  findUserByEmail,
  findUserById,
  listUsers,
  type UserRow,
} from '@guildpath/db';
import type { Clock } from '../../config/clock.ts';
import type { Env } from '../../config/env.ts';
import { eraseAccount } from '../../features/account/delete-account.ts';
import {
  exportForManager,
  readAccount,
  setRole,
  signOutEverywhere,
} from '../../features/account/management/manage-accounts.ts';
import type { RecordEvent } from '../../observability/audit/record-event.ts';
import { CommandError, withDatabaseName } from './run-command.ts';

interface AccountContext {
  readonly db: Db;
  readonly env: Pick<Env, 'DATABASE_URL'>;
  readonly now: Clock;
  readonly record: RecordEvent;
  readonly confirm: (question: string) => Promise<boolean>;
  readonly output: Writable;
  /** `--yes` sets this and skips the question. */
  readonly isConfirmed: boolean;
  readonly role: string | undefined;
}

const by = 'by command';

const accountCommands = {
  show: async (ctx: AccountContext, user: UserRow) => {
    const account = Object.entries(await readAccount(ctx, user));
    return account.map(([name, value]) => `${name}: ${toText(value)}`).join('\n');
  },
  export: async ({ output, ...ctx }: AccountContext, user: UserRow) => {
    const parts = await exportForManager(ctx, user, by);
    await pipeline(Readable.from(parts, { objectMode: false }), output, { end: false });
    return '';
  },
  role: async (ctx: AccountContext, user: UserRow) => {
    const role = requireRole(ctx.role);
    await setRole(ctx, user, { role, by });
    return withDatabaseName(
      `${nameOf(user)} has ${role ? `the role ${role}` : 'no role'} now.`,
      ctx.env,
    );
  },
  'sign-out': async (ctx: AccountContext, user: UserRow) => {
    await signOutEverywhere(ctx, user, by);
    return withDatabaseName(`${nameOf(user)} is signed out everywhere.`, ctx.env);
  },
  delete: async (ctx: AccountContext, user: UserRow) => {
    const { resultCount } = await readAccount(ctx, user);
    const question = `Delete ${nameOf(user)} with ${resultCount} results, for good? Type yes: `;
    if (!ctx.isConfirmed && !(await ctx.confirm(question))) {
      throw new CommandError('Nothing was deleted: answer yes, or call the command with --yes.');
    }
    await eraseAccount(ctx, user, by);
    return withDatabaseName(`Deleted ${nameOf(user)} with everything in it.`, ctx.env);
  },
};

export function isAccountCommand(command: string): command is keyof typeof accountCommands {
  return Object.hasOwn(accountCommands, command);
}

/** Runs the command on one account and returns its output. */
export async function changeAccount(
  command: keyof typeof accountCommands,
  ctx: AccountContext,
  { id, email }: { readonly id?: string; readonly email?: string | undefined },
): Promise<string> {
  if (id !== undefined) {
    const user = await findUserById(ctx.db, id);
    if (!user) throw new CommandError(`There is no account with the id ${id}.`);
    return accountCommands[command](ctx, user);
  }
  if (email === undefined) throw new CommandError('Which account? Name its email, or --id.');
  const user = await findUserByEmail(ctx.db, toCanonicalEmail(email));
  if (!user) throw new CommandError(`There is no account with the email ${email}.`);
  return accountCommands[command](ctx, user);
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
