import { runStep, StepFailed } from './run-step.mjs';

/**
 * Makes npm fetch a package manager and says where its program is then.
 * @param {string} packageManager name and exact version, `pnpm@12.21.0`
 * @returns {Promise<string>}
 * @throws {StepFailed}
 */
export async function fetchPackageManager(packageManager) {
  const { exitCode, output } = await runStep({
    command: 'npx',
    args: ['--yes', `--package=${packageManager}`, '--call', 'command -v pnpm'],
    env: { npm_config_loglevel: 'error' },
    quiet: true,
  });
  const path = output.trimEnd().split('\n').at(-1);
  if (exitCode !== 0 || !path?.startsWith('/')) {
    throw new StepFailed(`npm could not fetch ${packageManager}.`, output);
  }
  return path;
}
