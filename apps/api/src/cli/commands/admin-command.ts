import type { Writable } from 'node:stream';
import { createRecordEvent, type EventLog } from '../../observability/audit/record-event.ts';
import { changeAccount, isAccountCommand, listAccounts } from './admin-accounts.ts';
import { createAdmin } from './create-admin.ts';
import {
  type CommandEnvironment,
  CommandError,
  loadCommandEnv,
  parseCommand,
  requireDatabase,
  withDatabase,
} from './run-command.ts';

const usage = `Usage: pnpm admin create <email> (prompts for the password, or reads it from ADMIN_PASSWORD or standard input)
       pnpm admin list [search]
       pnpm admin show|export|sign-out <email>
       pnpm admin role <email> none|standard|epic|admin
       pnpm admin delete <email> [--yes]
       Use --id <id> in place of <email>. In the image: node apps/api/dist/admin.js …`;

export interface CommandOptions extends CommandEnvironment {
  readonly getPassword: (email: string) => Promise<string>;
  readonly confirm: (question: string) => Promise<boolean>;
  /** Receives an export. */
  readonly output: Writable;
  /** Logs changes by the id of their account. */
  readonly log: EventLog;
}

/** Runs `pnpm admin …` and returns its output. */
export async function runAdminCommand(
  argv: readonly string[],
  options: CommandOptions,
): Promise<string> {
  const { values, positionals } = parseCommand(argv, {
    options: { id: { type: 'string' }, yes: { type: 'boolean', default: false } },
    usage,
  });
  const [command = '', ...words] = positionals;
  const { id, yes: isConfirmed } = values;
  const hasFlags = id !== undefined || isConfirmed;
  const env = loadCommandEnv(options);
  const [word] = words;
  if (command === 'create' && word !== undefined && words.length === 1 && !hasFlags) {
    requireDatabase(env);
    return createAdmin(env, { email: word, password: await options.getPassword(word) });
  }
  if (command === 'list' && words.length <= 1 && !hasFlags) {
    return withDatabase(env, ({ db }) => listAccounts(db, word));
  }
  const target = id === undefined ? { email: words.shift() } : { id };
  const role = command === 'role' ? words.shift() : undefined;
  const isWhole = words.length === 0 && (command === 'delete' || !isConfirmed);
  if (!isAccountCommand(command) || !isWhole) throw new CommandError(usage);
  return withDatabase(env, async ({ db }) => {
    const now = () => new Date();
    const record = createRecordEvent({ db, now, log: options.log });
    const ctx = { db, now, record, ...options, isConfirmed, role, env };
    return changeAccount(command, ctx, target);
  });
}
