import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { inspect } from 'node:util';
import { CommandError, runAdminCommand } from './commands/admin-command.ts';
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

/** The first line of standard input. At a terminal it prompts and does not echo what is typed. */
async function readPassword(question: string): Promise<string> {
  const isTerminal = process.stdin.isTTY;
  if (isTerminal) process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: isTerminal });
  lines.on('SIGINT', () => lines.close());
  try {
    for await (const line of lines) return line;
    throw new CommandError('No password was given.');
  } finally {
    lines.close();
    if (isTerminal) process.stderr.write('\n');
  }
}
