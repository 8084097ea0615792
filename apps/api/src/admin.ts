import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { runAdminCommand } from './commands/admin-command.ts';
import { CommandError, runCommand } from './commands/run-command.ts';

// ADMIN_PASSWORD in the .env file belongs to its own ADMIN_EMAIL, not to this account.
const password = process.env.ADMIN_PASSWORD;

await runCommand(process.env, (argv, environment) =>
  runAdminCommand(argv, {
    ...environment,
    getPassword: async (email) => password || readPassword(`Password of ${email}: `),
  }),
);

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
