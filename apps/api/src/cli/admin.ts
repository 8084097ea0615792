import type { Command } from 'commander';
import { createRecordEvent } from '../observability/audit/record-event.ts';
import {
  type AccountCommand,
  accountCommands,
  findAccount,
  listAccounts,
} from './admin-accounts.ts';
import {
  CommandError,
  loadCommandEnv,
  type Print,
  requireDatabase,
  type Shell,
  withDatabase,
} from './command.ts';
import { createAdmin } from './create-admin.ts';

interface AccountOptions {
  readonly id?: string;
  readonly yes?: boolean;
}

export function addAdminCommand(program: Command, shell: Shell, print: Print): void {
  const admin = program.command('admin').description('manages accounts');
  admin
    .command('create')
    .argument('<email>')
    .description('makes an administrator; asks for the password, or reads ADMIN_PASSWORD')
    .action(async (email: string) => {
      const env = loadCommandEnv(shell);
      requireDatabase(env);
      const password = await shell.getPassword(email);
      if (password === undefined) throw new CommandError('No password was given.');
      print(await createAdmin(env, { email, password }));
    });
  admin
    .command('list')
    .argument('[search]')
    .description('lists the newest accounts')
    .action(async (search?: string) => {
      print(await withDatabase(loadCommandEnv(shell), ({ db }) => listAccounts(db, search)));
    });

  const runOn = async (command: AccountCommand, target: Target, role?: string) => {
    const env = loadCommandEnv(shell);
    const text = await withDatabase(env, async ({ db }) => {
      const now = () => new Date();
      const record = createRecordEvent({ db, now, log: shell.log });
      const ctx = { db, now, record, ask: shell.ask, role, env, isConfirmed: target.yes ?? false };
      return accountCommands[command](ctx, await findAccount(db, target));
    });
    print(text);
  };
  const addAccountCommand = (name: string, description: string) =>
    admin
      .command(name)
      .argument('[email]')
      .option('--id <id>', 'the id of the account, in place of its email')
      .description(description);
  for (const [name, description] of [
    ['show', 'shows what there is of an account'],
    ['export', 'prints everything about an account as JSON'],
    ['sign-out', 'ends every session of an account'],
    ['passkey-code', 'makes a code for the first passkey of an administrator'],
    ['remove-passkeys', 'removes the passkeys of someone who has lost them'],
  ] as const) {
    addAccountCommand(name, description).action(
      (email: string | undefined, { id }: AccountOptions) => runOn(name, { email, id }),
    );
  }
  addAccountCommand('delete', 'deletes an account with everything in it')
    .option('--yes', 'does not ask')
    .action((email: string | undefined, options: AccountOptions) =>
      runOn('delete', { email, ...options }),
    );
  addAccountCommand('role', 'sets the role: none, standard, epic or admin')
    .argument('[role]')
    .action((first: string | undefined, second: string | undefined, { id }: AccountOptions) => {
      // With --id, the role is the only word.
      const [email, role] = id === undefined ? [first, second] : [second, first];
      return runOn('role', { email, id }, role);
    });
}

interface Target {
  readonly email?: string | undefined;
  readonly id?: string | undefined;
  readonly yes?: boolean;
}
