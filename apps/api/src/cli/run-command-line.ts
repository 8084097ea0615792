import { Command, CommanderError } from 'commander';
import { addAdminCommand } from './admin.ts';
import { addCatalogueCommand } from './catalogue.ts';
import { CommandError, type Shell } from './command.ts';
import { addDbCommand } from './db.ts';

/**
 * Runs a line such as `db migrate` and returns its output, or its help. Throws a CommandError, with the
 * usage, for arguments that the command does not take.
 */
export async function runCommandLine(argv: readonly string[], shell: Shell): Promise<string> {
  const printed: string[] = [];
  const refused: string[] = [];
  const program = new Command('pnpm')
    .description('Runs an operator’s command. In the image: node apps/api/dist/cli.js …')
    .exitOverride()
    .showHelpAfterError()
    .configureOutput({
      writeOut: (text) => void printed.push(text.trimEnd()),
      writeErr: (text) => void refused.push(text.trimEnd()),
    });
  const print = (text: string) => void printed.push(text);
  addAdminCommand(program, shell, print);
  addCatalogueCommand(program, shell, print);
  addDbCommand(program, shell, print);
  try {
    // pnpm passes on the `--` that ends its own options.
    const words = argv.filter((word) => word !== '--');
    await program.parseAsync(words, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode !== 0) throw new CommandError(refused.join('\n'));
  }
  return printed.join('\n');
}
