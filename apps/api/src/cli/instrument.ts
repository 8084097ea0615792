import { runInstrumentCommand } from './commands/instrument-command.ts';
import { runCommand } from './commands/run-command.ts';

await runCommand(process.env, runInstrumentCommand);
