// The turbo task that all browser suites depend on. If no browser is found, it installs Chromium with
// apt-get, which takes root or a sudo without a password.
import { spawnSync } from 'node:child_process';
import { describeMissingChromium, findChromium } from './find-chromium.mjs';

const hasAptGet = spawnSync('apt-get', ['--version']).status === 0;
if (!findChromium() && !process.env.CHROMIUM_PATH && hasAptGet) {
  console.log('Installing Chromium for the browser tests: about a minute.');
  if (aptGet('update')) {
    // The tests need only the headless shell, but not every release of Debian packages it.
    const install = ['install', '--yes', '--no-install-recommends'];
    aptGet(...install, 'chromium-headless-shell') || aptGet(...install, 'chromium');
  }
}
if (!findChromium()) {
  console.error(describeMissingChromium());
  process.exitCode = 1;
}

/** @param {...string} args */
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
