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

// The headless shell comes first, because journeys take only two thirds of the time in it.
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
 * Finds Chromium or Google Chrome: the program in CHROMIUM_PATH, else one in the PATH, else one of the
 * applications on macOS. A wrong CHROMIUM_PATH finds nothing.
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
 * Explains why no browser was found and how to get one.
 * @param {NodeJS.ProcessEnv} [env]
 */
export function describeMissingChromium({ CHROMIUM_PATH } = process.env) {
  return CHROMIUM_PATH
    ? `CHROMIUM_PATH names no program: ${CHROMIUM_PATH}`
    : 'The browser tests need Chromium or Google Chrome: install one, or name it in CHROMIUM_PATH.';
}

/**
 * Returns Playwright's launch options for Chromium, with background traffic turned off. It does not throw
 * without a browser, because configuration files call it on load; `require-chromium` does.
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
