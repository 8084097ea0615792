import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { inspect } from 'node:util';
import { CommandError } from './commands/admin-command.ts';
import { runCatalogueCommand } from './commands/catalogue-command.ts';
import { EnvError } from './config/env.ts';

const root = path.resolve(import.meta.dirname, '../../..');

try {
  const envFile = path.join(root, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const line = await runCatalogueCommand(process.argv.slice(2), {
    source: process.env,
    root,
    report: (text) => process.stderr.write(`${text}\n`),
    ...(process.stdin.isTTY ? { confirm } : {}),
  });
  process.stdout.write(`${line}\n`);
} catch (error) {
  const isForOperator = error instanceof CommandError || error instanceof EnvError;
  process.stderr.write(`${isForOperator ? error.message : inspect(error)}\n`);
  process.exitCode = 1;
}

async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(?:es)?$/i.test((await terminal.question(question)).trim());
  } finally {
    terminal.close();
  }
}
