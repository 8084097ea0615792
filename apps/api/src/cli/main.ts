import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { inspect } from 'node:util';
import { BackupError } from '@guildpath/db';
import { destination, pino } from 'pino';
import { EnvError } from '../config/env.ts';
import { repositoryRoot } from '../config/repository-root.ts';
import { logSettings } from '../observability/log.ts';
import { AppError } from '../shared/app-error.ts';
import { CommandError, loadCommandEnv, type Shell } from './command.ts';
import { describeFailure } from './describe-failure.ts';
import { runCommandLine } from './run-command-line.ts';

const envFile = path.join(repositoryRoot, '.env');
// ADMIN_PASSWORD in the .env file belongs to its own ADMIN_EMAIL, not to the account of a command.
const password = process.env.ADMIN_PASSWORD;

const shell: Shell = {
  source: process.env,
  root: repositoryRoot,
  isTerminal: process.stdin.isTTY,
  getPassword: async (email) =>
    password || (await readLine(`Password of ${email}: `, { isSecret: true })),
  ask: readLine,
  report: (text) => void process.stderr.write(`${text}\n`),
  log: pino(logSettings('info'), destination({ dest: 2, sync: true })),
};

try {
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const text = await runCommandLine(process.argv.slice(2), shell);
  if (text) process.stdout.write(`${text}\n`);
} catch (error) {
  process.stderr.write(`${toLine(error) ?? inspect(error)}\n`);
  process.exitCode = 1;
}

function toLine(error: unknown): string | undefined {
  const isForOperator = [AppError, BackupError, CommandError, EnvError].some(
    (kind) => error instanceof kind,
  );
  if (error instanceof Error && isForOperator) return error.message;
  return describeFailure(error, loadCommandEnv(shell));
}

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
