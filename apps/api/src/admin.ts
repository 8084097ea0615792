import { existsSync } from 'node:fs';
import path from 'node:path';
import { inspect } from 'node:util';
import { CommandError, runAdminCommand } from './commands/admin-command.ts';
import { readPassword } from './commands/read-password.ts';
import { EnvError } from './config/env.ts';

const root = path.resolve(import.meta.dirname, '../../..');

try {
  // ADMIN_PASSWORD in the .env file belongs to its own ADMIN_EMAIL, not to this account.
  const password = process.env.ADMIN_PASSWORD;
  const envFile = path.join(root, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const line = await runAdminCommand(process.argv.slice(2), {
    source: process.env,
    root,
    getPassword: async (email) => password || readPassword(`Password of ${email}: `),
  });
  process.stdout.write(`${line}\n`);
} catch (error) {
  const isForOperator = error instanceof CommandError || error instanceof EnvError;
  process.stderr.write(`${isForOperator ? error.message : inspect(error)}\n`);
  process.exitCode = 1;
}
