import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onStopSignal, printFailure, rootDir, withNotice } from './run.mjs';
import { installWorkspace, runTurbo } from './workspace.mjs';

// Someone who stops a start that is still preparing wanted it stopped: that is no failure.
const release = onStopSignal(() => 0);
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
// The server runs in this very process, so that signals reach it without a detour.
await import(pathToFileURL(join(rootDir, 'apps/api/dist/main.js')).href);
release();
