import { createInterface } from 'node:readline/promises';
import { runCatalogueCommand } from './commands/catalogue-command.ts';
import { runCommand } from './commands/run-command.ts';

await runCommand(process.env, (argv, environment) =>
  runCatalogueCommand(argv, {
    ...environment,
    report: (text) => process.stderr.write(`${text}\n`),
    ...(process.stdin.isTTY ? { confirm } : {}),
  }),
);

async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(?:es)?$/i.test((await terminal.question(question)).trim());
  } finally {
    terminal.close();
  }
}
