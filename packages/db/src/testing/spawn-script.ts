import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Runs a script of `processes/` in its own process and process group. */
export function spawnScript(
  script: string,
  ...scriptArguments: string[]
): ChildProcessWithoutNullStreams {
  const path = fileURLToPath(new URL(`processes/${script}`, import.meta.url));
  // Node.js 20 cannot run TypeScript.
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return spawn(process.execPath, ['--import', tsx, path, ...scriptArguments], { detached: true });
}
