import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onStopSignal, printFailure, rootDir, withNotice } from './run.mjs';
import { installWorkspace, runTurbo } from './workspace.mjs';

// Stopping during the preparation is intended and no failure.
const removeHandlers = onStopSignal(() => 0);
try {
  await installWorkspace();
  await withNotice('Building the web app and the server: up to a minute.', () =>
    runTurbo(['build', '--filter=@guildpath/web', '--filter=@guildpath/api'], { quiet: true }),
  );
} catch (error) {
  printFailure(error);
  process.exit(1);
}

const envFile = join(rootDir, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);
process.env.NODE_ENV ||= 'production';
// The server runs in this process, so that signals reach it directly.
await import(pathToFileURL(join(rootDir, 'apps/api/dist/main.js')).href);
removeHandlers();
