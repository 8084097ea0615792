import { existsSync, readFileSync } from 'node:fs';
import { findChromium, missingChromium } from './find-chromium.mjs';
import { printFailure, run, StepFailed } from './run.mjs';

/**
 * Makes sure that the browser tests have a Chromium: installs it on Debian and
 * its derivatives, as root or with sudo.
 * @throws {StepFailed} saying what to install
 */
export async function installChromium() {
  if (findChromium()) return;
  if (process.env.CHROMIUM_PATH)
    throw new StepFailed(`CHROMIUM_PATH names no program: ${process.env.CHROMIUM_PATH}`);
  if (isDebian()) await installByAptGet().catch(printFailure);
  if (!findChromium()) throw new StepFailed(missingChromium);
}

async function installByAptGet() {
  console.log('Installing Chromium for the browser tests: about a minute.');
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const aptGet = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  await run('env', [...aptGet, 'update'], { quiet: true });
  /** @param {string} name */
  const install = (name) =>
    run('env', [...aptGet, 'install', '--yes', '--no-install-recommends', name], { quiet: true });
  // All that tests need of it. Not every release of Debian has it as a package of its own.
  await install('chromium-headless-shell').catch(() => install('chromium'));
}

function isDebian() {
  if (!existsSync('/etc/os-release')) return false;
  return /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(readFileSync('/etc/os-release', 'utf8'));
}
