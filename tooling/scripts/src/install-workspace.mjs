import { existsSync } from 'node:fs';
import { fetchPackageManager } from './fetch-package-manager.mjs';
import { computeInstallStamp, findInstallStamp, writeInstallStamp } from './install-stamp.mjs';
import { findNodeHeaders } from './node-headers.mjs';
import { requireStep } from './run-step.mjs';
import { readRootManifest, rootDir } from './workspace.mjs';

/**
 * Installs what the lockfile says with the pnpm that the root manifest pins; nothing when that has
 * been done already.
 * @throws {import('./run-step.mjs').StepFailed}
 */
export async function installWorkspace() {
  const wanted = computeInstallStamp(rootDir);
  const present = findInstallStamp(rootDir);
  const isCurrent = present?.sources === wanted.sources && present.runtime === wanted.runtime;
  if (isCurrent && existsSync(present.pnpm)) return;

  const { packageManager } = readRootManifest();
  console.log(
    present
      ? 'Installing what has changed.'
      : `Installing with ${packageManager}: half a minute, three minutes where the database driver has to be compiled.`,
  );
  const pnpm = await fetchPackageManager(packageManager);
  await run(pnpm, ['install', '--frozen-lockfile'], 'The install failed.');
  if (present && present.runtime !== wanted.runtime) {
    console.log(`Compiling native modules for Node.js ${process.version}: up to two minutes.`);
    await run(pnpm, ['rebuild', '--recursive'], 'Compiling native modules failed.');
  }
  writeInstallStamp(rootDir, pnpm);
}

/**
 * @param {string} pnpm
 * @param {readonly string[]} args
 * @param {string} failure
 */
async function run(pnpm, args, failure) {
  // The headers of exactly this Node.js are better than those that npm's settings name for another.
  const headers =
    findNodeHeaders(process.execPath, process.version) ?? process.env.npm_config_nodedir;
  await requireStep({ command: pnpm, args, env: { npm_config_nodedir: headers }, failure });
}
