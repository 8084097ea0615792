import {
  existsSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { rootDir, run, StepFailed, withNotice } from './run.mjs';

const { packageManager, engines } =
  /** @type {{ packageManager: string, engines: { node: string } }} */ (
    JSON.parse(readFileSync(join(rootDir, 'package.json'), 'utf8'))
  );

// A link to the folder of the pinned pnpm, because asking npm for it takes a second.
const pnpmLink = join(rootDir, 'node_modules', `.${packageManager}`);
// Platform and ABI for which native modules were last compiled.
const runtimeFile = join(rootDir, 'node_modules/.node-runtime');

/**
 * Installs the dependencies of the lockfile with the pinned pnpm.
 * @throws {StepFailed}
 */
export async function installWorkspace() {
  requireNode();
  const hasLink = () => existsSync(join(pnpmLink, 'pnpm'));
  const pnpmDir = hasLink() ? realpathSync(pnpmLink) : await fetchPnpm();
  const pnpm = join(pnpmDir, 'pnpm');
  const nodedir = process.env.npm_config_nodedir ?? findNodeHeaders();
  const options = { quiet: true, env: { npm_config_nodedir: nodedir } };

  const runtime = [process.platform, process.arch, process.versions.modules].join('-');
  const lastRuntime = existsSync(runtimeFile) ? readFileSync(runtimeFile, 'utf8') : undefined;
  await withNotice(
    'Installing: half a minute, three minutes where the database driver has to be compiled.',
    () => run(pnpm, ['install', '--frozen-lockfile'], options),
  );
  if (lastRuntime && lastRuntime !== runtime) {
    console.log(`Compiling native modules for Node.js ${process.version}: up to two minutes.`);
    await run(pnpm, ['rebuild', '--recursive'], options);
  }
  if (lastRuntime !== runtime) writeFileSync(runtimeFile, runtime);
  if (hasLink()) return;
  rmSync(pnpmLink, { force: true });
  symlinkSync(pnpmDir, pnpmLink);
}

function requireNode() {
  const wanted = engines.node.replace('>=', '');
  if (process.versions.node.localeCompare(wanted, 'en', { numeric: true }) >= 0) return;
  throw new StepFailed(`Guildpath needs Node.js ${wanted} or newer; this is ${process.version}.`);
}

async function fetchPnpm() {
  const args = ['--yes', `--package=${packageManager}`, '--call', 'command -v pnpm'];
  const output = await run('npx', args, { quiet: true, env: { npm_config_loglevel: 'error' } });
  return dirname(output.trim());
}

// node-gyp, which compiles where there is no prebuilt binary, would download the C headers of Node.js unless
// it is given those that came with it.
function findNodeHeaders() {
  const prefix = dirname(dirname(process.execPath));
  const header = join(prefix, 'include/node/node_version.h');
  if (!existsSync(header)) return undefined;
  const text = readFileSync(header, 'utf8');
  const version = ['MAJOR', 'MINOR', 'PATCH'].map(
    (part) => new RegExp(`#define NODE_${part}_VERSION (\\d+)`).exec(text)?.[1],
  );
  return version.join('.') === process.versions.node ? prefix : undefined;
}

/**
 * Runs turbo tasks in the installed workspace.
 * @param {readonly string[]} args arguments of `turbo run`
 * @param {{ env?: Record<string, string | undefined>, quiet?: boolean }} [options]
 * @throws {StepFailed}
 */
export async function runTurbo(args, { env, quiet } = {}) {
  await run(join(rootDir, 'node_modules/.bin/turbo'), ['run', ...args], {
    quiet,
    env: {
      ...env,
      // turbo runs the packages' scripts with the pnpm in the PATH.
      PATH: [pnpmLink, process.env.PATH].join(delimiter),
      TURBO_TELEMETRY_DISABLED: '1',
      TURBO_NO_UPDATE_NOTIFIER: '1',
      // Part of the cache key, because a result holds for one version of Node.js only.
      NODE_RUNTIME: process.version,
    },
  });
}
