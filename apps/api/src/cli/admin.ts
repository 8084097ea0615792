import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { destination, pino } from 'pino';
import { logSettings } from '../observability/log.ts';
import { runAdminCommand } from './commands/admin-command.ts';
import { CommandError, runCommand } from './commands/run-command.ts';

// ADMIN_PASSWORD in the .env file belongs to its own ADMIN_EMAIL, not to this account.
const password = process.env.ADMIN_PASSWORD;

await runCommand(process.env, (argv, environment) =>
  runAdminCommand(argv, {
    ...environment,
    getPassword: async (email) => {
      const typed = password || (await readLine(`Password of ${email}: `, { isSecret: true }));
      if (typed === undefined) throw new CommandError('No password was given.');
      return typed;
    },
    confirm: async (question) => (await readLine(question))?.trim() === 'yes',
    output: process.stdout,
    log: pino(logSettings('info'), destination({ dest: 2, sync: true })),
  }),
);

async function readLine(question: string, { isSecret = false } = {}): Promise<string | undefined> {
  const isTerminal = process.stdin.isTTY;
  if (isTerminal) process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const output = isSecret ? silent : process.stderr;
  const lines = createInterface({ input: process.stdin, output, terminal: isTerminal });
  lines.on('SIGINT', () => lines.close());
  try {
    for await (const line of lines) return line;
    return undefined;
  } finally {
    lines.close();
    if (isTerminal && isSecret) process.stderr.write('\n');
  }
}
