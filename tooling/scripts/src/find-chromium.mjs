import { accessSync, constants } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

export const missingChromium =
  'The browser tests need Chromium or Google Chrome: install one, or name it in CHROMIUM_PATH.';

export const chromiumFlags = /** @type {const} */ ([
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]);

/** The first has no window and renders the same: journeys take two thirds of the time in it. */
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const macApplications = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Where Chromium or Google Chrome is: what CHROMIUM_PATH names, else the PATH, else the places where
 * macOS keeps applications. A CHROMIUM_PATH that is no program is not replaced by another one.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined}
 */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) return isExecutable(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined;
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const inPath = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  const inApplications = ['/Applications', join(homedir(), 'Applications')].flatMap((folder) =>
    macApplications.map((application) => join(folder, application)),
  );
  return [...inPath, ...inApplications].find(isExecutable);
}

/**
 * What Playwright starts Chromium with: quiet, and without background traffic of its own.
 * @returns {{ executablePath: string, args: string[] }}
 * @throws {Error} saying what to install
 */
export function getLaunchOptions() {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(missingChromium);
  return { executablePath, args: [...chromiumFlags] };
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
