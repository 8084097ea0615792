import { runDbCommand } from './commands/db-command.ts';
import { runCommand } from './commands/run-command.ts';

await runCommand(process.env, runDbCommand);
