import { accessSync, constants } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

export const chromiumFlags = /** @type {const} */ ([
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]);

/** The headless shell comes first: it renders the same, and journeys take two thirds of the time in it. */
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
 * Finds Chromium or Google Chrome: the program that CHROMIUM_PATH names, else one in the PATH, else one in the folders
 * where macOS keeps applications. A CHROMIUM_PATH that is no program is not replaced by another browser.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined}
 */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) return isExecutable(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined;
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const inPath = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  if (process.platform !== 'darwin') return inPath.find(isExecutable);
  const inApplications = ['/Applications', join(homedir(), 'Applications')].flatMap((folder) =>
    macApplications.map((application) => join(folder, application)),
  );
  return [...inPath, ...inApplications].find(isExecutable);
}

/**
 * Says why there is no browser, and how to get one.
 * @param {NodeJS.ProcessEnv} [env]
 */
export function describeMissingChromium({ CHROMIUM_PATH } = process.env) {
  return CHROMIUM_PATH
    ? `CHROMIUM_PATH names no program: ${CHROMIUM_PATH}`
    : 'The browser tests need Chromium or Google Chrome: install one, or name it in CHROMIUM_PATH.';
}

/**
 * The options with which Playwright starts Chromium, without background traffic of its own. Configuration files call
 * this when they are loaded, so it does not throw where there is no browser: the launch does, and `require-chromium`.
 * @returns {{ executablePath: string, args: string[] }}
 */
export function getLaunchOptions() {
  return { executablePath: findChromium() ?? 'chromium', args: [...chromiumFlags] };
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
