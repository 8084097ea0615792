// The turbo task on which every suite depends that runs in a browser. Installs Chromium where there is none and where
// apt-get can install it: on Debian and its derivatives, as root or with a sudo that asks for no password.
import { spawnSync } from 'node:child_process';
import { describeMissingChromium, findChromium } from './find-chromium.mjs';

const hasAptGet = spawnSync('apt-get', ['--version']).status === 0;
if (!findChromium() && !process.env.CHROMIUM_PATH && hasAptGet) {
  console.log('Installing Chromium for the browser tests: about a minute.');
  if (aptGet('update')) {
    // The headless shell is all that the tests need; not every release of Debian has it as a package of its own.
    const install = ['install', '--yes', '--no-install-recommends'];
    aptGet(...install, 'chromium-headless-shell') || aptGet(...install, 'chromium');
  }
}
if (!findChromium()) {
  console.error(describeMissingChromium());
  process.exitCode = 1;
}

/**
 * @param {...string} args
 * @returns {boolean} whether it did what it was asked to do
 */
function aptGet(...args) {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const command = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
  const { status, stderr } = spawnSync('env', command, {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 0) console.error(stderr.trim());
  return status === 0;
}
