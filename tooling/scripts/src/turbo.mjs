import { delimiter, dirname, join } from 'node:path';
import { findInstallStamp } from './install-stamp.mjs';
import { rootDir } from './workspace.mjs';

/**
 * A turbo run as a step, in an installed workspace. turbo's own file is called: starting it through
 * npx takes seconds.
 * @param {readonly string[]} args
 * @returns {import('./run-step.mjs').Step}
 */
export function turboRun(args) {
  const stamp = findInstallStamp(rootDir);
  if (!stamp) throw new Error('turbo runs in an installed workspace only');
  return {
    command: join(rootDir, 'node_modules/.bin/turbo'),
    args: ['run', ...args],
    env: {
      // turbo runs the packages' scripts with the pnpm that it finds in the PATH.
      PATH: [dirname(stamp.pnpm), process.env.PATH].join(delimiter),
      TURBO_TELEMETRY_DISABLED: '1',
      TURBO_NO_UPDATE_NOTIFIER: '1',
      // What passed on one version of Node.js has not passed on another.
      NODE_RUNTIME: process.version,
    },
  };
}
