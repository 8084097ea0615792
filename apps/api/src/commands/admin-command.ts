import type { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { AppError } from '../app-error.ts';
import { createRecordEvent, type EventLog } from '../audit/record-event.ts';
import { type Env, loadEnv } from '../config/env.ts';
import { resendGivenUpMails } from '../mail/given-up-mails.ts';
import { changeAccount, isAccountCommand, listAccounts } from './admin-accounts.ts';
import { createAdmin } from './create-admin.ts';
import {
  type CommandEnvironment,
  CommandError,
  requireDatabase,
  withDatabase,
  withDatabaseName,
} from './run-command.ts';

const usage = `Usage: pnpm admin create <email> (the password is asked for, or read from ADMIN_PASSWORD or standard input)
       pnpm admin list [search]
       pnpm admin show|export|sign-out <email>
       pnpm admin role <email> none|standard|epic|admin
       pnpm admin delete <email> [--yes]
       pnpm admin resend-mails
       --id <id> takes the place of <email>. In the image: node apps/api/dist/admin.js …`;

export interface CommandOptions extends CommandEnvironment {
  readonly getPassword: (email: string) => Promise<string>;
  readonly confirm: (question: string) => Promise<boolean>;
  /** Takes an export. */
  readonly output: Writable;
  /** Logs changes by the id of their account. */
  readonly log: EventLog;
}

/** Runs `pnpm admin …` and returns the line that reports success, or what was asked for. */
export async function runAdminCommand(
  argv: readonly string[],
  { source, root, ...options }: CommandOptions,
): Promise<string> {
  const { values, positionals } = parse(argv);
  const [command = '', ...words] = positionals;
  const { id, yes: isConfirmed } = values;
  const hasFlags = id !== undefined || isConfirmed;
  const env = () => loadEnv({ ...source, ADMIN_EMAIL: '', ADMIN_PASSWORD: '' }, root);
  const [word] = words;
  if (command === 'create' && word !== undefined && words.length === 1 && !hasFlags) {
    const settings = env();
    requireDatabase(settings);
    return createAdmin(settings, { email: word, password: await options.getPassword(word) });
  }
  if (command === 'resend-mails' && words.length === 0 && !hasFlags) return resendMails(env());
  if (command === 'list' && words.length <= 1 && !hasFlags) {
    return withDatabase(env(), ({ db }) => listAccounts(db, word));
  }
  const target = id === undefined ? { email: words.shift() } : { id };
  const role = command === 'role' ? words.shift() : undefined;
  const isWhole = words.length === 0 && (command === 'delete' || !isConfirmed);
  if (!isAccountCommand(command) || !isWhole) throw new CommandError(usage);
  const settings = env();
  return withDatabase(settings, async ({ db }) => {
    const now = () => new Date();
    const record = createRecordEvent({ db, now, log: options.log });
    const ctx = { db, now, record, ...options, isConfirmed, role, env: settings };
    return inOneLine(() => changeAccount(command, ctx, target));
  });
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      options: { id: { type: 'string' }, yes: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
  } catch {
    throw new CommandError(usage);
  }
}

/** Turns the refusal of a use case into one line for the operator. */
async function inOneLine(work: () => Promise<string>): Promise<string> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof AppError ? new CommandError(error.message) : error;
  }
}

/** Has the running site send again the mails that it gave up in the last 24 hours. */
function resendMails(env: Pick<Env, 'DATABASE_URL'>): Promise<string> {
  return withDatabase(env, async ({ db }) => {
    const count = await resendGivenUpMails(db, new Date());
    const mails = count === 1 ? '1 mail is' : `${count} mails are`;
    return withDatabaseName(`${mails} sent again by the running site.`, env);
  });
}
