import { existsSync, readFileSync } from 'node:fs';
import { findChromium, missingChromium } from './find-chromium.mjs';
import { requireStep, runStep, StepFailed } from './run-step.mjs';

/**
 * Sees to it that there is a Chromium for the browser tests: installs it where that can be done.
 * @returns {Promise<void>}
 * @throws {StepFailed} saying what to install
 */
export async function requireChromium() {
  if (findChromium()) return;
  if (process.env.CHROMIUM_PATH) {
    throw new StepFailed(`CHROMIUM_PATH names no program: ${process.env.CHROMIUM_PATH}`);
  }
  const asRoot = isDebian() ? await findRootPrefix() : undefined;
  if (asRoot) {
    console.log('Installing Chromium for the browser tests: about a minute.');
    await aptGet(asRoot, ['update']);
    await aptGet(asRoot, ['install', '--yes', '--no-install-recommends', 'chromium']);
  }
  if (!findChromium()) throw new StepFailed(missingChromium);
}

function isDebian() {
  if (!existsSync('/etc/os-release')) return false;
  return /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** What makes a command run as root without asking: nothing, sudo, or undefined where it cannot. */
async function findRootPrefix() {
  if (process.getuid?.() === 0) return [];
  const { exitCode } = await runStep({ command: 'sudo', args: ['-n', 'true'], quiet: true });
  return exitCode === 0 ? ['sudo', '-n'] : undefined;
}

/**
 * @param {readonly string[]} asRoot
 * @param {readonly string[]} args
 */
async function aptGet(asRoot, args) {
  const [command, ...rest] = [
    ...asRoot,
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    ...args,
  ];
  await requireStep({
    command: command ?? 'env',
    args: rest,
    failure: `apt-get ${args[0]} failed.`,
  });
}
