import { existsSync } from 'node:fs';
import path from 'node:path';
import { inspect } from 'node:util';
import { CommandError } from './commands/command-error.ts';
import { createAdmin } from './commands/create-admin.ts';
import { readPassword } from './commands/read-password.ts';
import { EnvError, loadEnv } from './config/env.ts';

const usage =
  'Usage: pnpm admin create <email> (the password is asked for, or read from ADMIN_PASSWORD or standard input)';

const root = path.resolve(import.meta.dirname, '../../..');

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  const isTold = error instanceof CommandError || error instanceof EnvError;
  process.stderr.write(`${isTold ? error.message : inspect(error)}\n`);
  process.exitCode = 1;
}

/** Answers the line that tells of success. */
async function run([command, email, ...rest]: readonly string[]): Promise<string> {
  if (command !== 'create' || email === undefined || rest.length > 0) throw new CommandError(usage);
  // What the .env file names is the password of its own ADMIN_EMAIL, not of this account.
  const given = process.env.ADMIN_PASSWORD;
  const envFile = path.join(root, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const env = loadEnv({ ...process.env, ADMIN_EMAIL: '', ADMIN_PASSWORD: '' }, root);
  const password = given || (await readPassword(`Password of ${email}: `));
  return createAdmin(env, { email, password });
}
