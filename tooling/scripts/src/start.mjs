import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installWorkspace } from './install-workspace.mjs';
import { onStopSignal } from './on-stop-signal.mjs';
import { requireNode } from './require-node.mjs';
import { requireStep, StepFailed } from './run-step.mjs';
import { turboRun } from './turbo.mjs';
import { rootDir } from './workspace.mjs';

/** A build that finds nothing to do is over by then, and not worth a word. */
const silenceMs = 1500;

async function build() {
  const notice = setTimeout(
    () => console.log('Building the web app and the server: up to a minute.'),
    silenceMs,
  );
  await requireStep({
    ...turboRun(['build', '--filter=@guildpath/web', '--filter=@guildpath/api']),
    failure: 'The build failed.',
  }).finally(() => clearTimeout(notice));
}

requireNode();
// Someone who stops a start that is still preparing wanted it stopped: that is no failure.
const release = onStopSignal(() => 0);
try {
  await installWorkspace();
  await build();
} catch (error) {
  if (!(error instanceof StepFailed)) throw error;
  console.error(error.output);
  console.error(error.message);
  process.exit(1);
}

const envFile = join(rootDir, '.env');
if (existsSync(envFile)) process.loadEnvFile(envFile);
process.env.NODE_ENV ||= 'production';
// The server runs in this very process, so that signals reach it without a detour.
await import(pathToFileURL(join(rootDir, 'apps/api/dist/main.js')).href);
release();
