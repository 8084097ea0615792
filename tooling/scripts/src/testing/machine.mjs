import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { rootDir } from '../run.mjs';

/**
 * @typedef {object} Machine
 * @property {string} [aptGet] shell script of `apt-get install`. Default: there is no apt-get
 * @property {boolean} [isRoot] Default: true
 * @property {Record<string, string>} [tasks] shell scripts of tasks, by `folder#task`. Default: tasks do
 * nothing
 * @property {Record<string, string>} [env]
 */

/**
 * Runs the script behind `npm test` with the real turbo and this workspace's tasks on a simulated machine
 * without a browser. Each task only writes a line to a log.
 * @param {Machine} machine
 * @returns {Promise<{ exitCode: number, output: string, log: string[] }>}
 */
export async function runNpmTest({ aptGet, isRoot = true, tasks = {}, env = {} }) {
  const dir = mkdtempSync(join(tmpdir(), 'guildpath-machine-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  copyManifests(dir);
  const bin = join(dir, 'bin');
  const logFile = join(dir, 'log');
  mkdirSync(bin);
  symlinkSync(process.execPath, join(bin, 'node'));
  symlinkSync('/usr/bin/env', join(bin, 'env'));

  /** @param {string} name @param {string} script */
  const addProgram = (name, script) => {
    const lines = ['#!/bin/sh', `log() { echo "$1" >> '${logFile}'; }`, script, ''];
    writeFileSync(join(bin, name), lines.join('\n'), { mode: 0o755 });
  };
  addProgram('npx', `echo '${join(bin, 'pnpm')}'`);
  addProgram('sudo', 'echo "sudo: a password is required" >&2; exit 1');
  if (aptGet) {
    addProgram('apt-get', `[ "$1" = install ] || exit 0\n${aptGet}\nlog 'apt-get install'`);
  }
  // Overrides the real user and platform.
  const linux = "Object.defineProperty(process,'platform',{value:'linux'})";
  const asUser = `data:text/javascript,process.getuid=()=>${isRoot ? 0 : 1000};${linux}`;
  const cases = Object.entries(tasks).map(([task, script]) => `${task}) ${script} ;;`);
  addProgram(
    'pnpm',
    [
      'if [ "$1" = install ]; then log install; exit; fi',
      'task="$(/usr/bin/basename "$PWD")#$2"',
      'case "$task" in',
      `scripts#chromium) node --import "${asUser}" src/install-chromium.mjs || exit 1 ;;`,
      ...cases,
      'esac',
      'log "$task"',
    ].join('\n'),
  );

  const child = spawn(join(bin, 'node'), [join(dir, 'tooling/scripts/src/test.mjs')], {
    env: { PATH: bin, HOME: dir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return {
    exitCode,
    output: output + errors,
    log: readFileSync(logFile, 'utf8').trimEnd().split('\n'),
  };
}

/** Makes `apt-get install` create a browser. */
export const browserInstalled = '/bin/ln -s /bin/sh "$(/usr/bin/dirname "$0")/$4"';

/** @param {string} dir */
function copyManifests(dir) {
  const packages = ['apps', 'packages', 'tooling'].flatMap((group) =>
    readdirSync(join(rootDir, group), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(group, name, 'package.json'))
      // A package that left may leave its node_modules behind.
      .filter((manifest) => existsSync(join(rootDir, manifest))),
  );
  const rootFiles = ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', 'turbo.json'];
  for (const file of [...rootFiles, ...packages, 'tooling/scripts/src']) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    cpSync(join(rootDir, file), join(dir, file), { recursive: true });
  }
  mkdirSync(join(dir, 'node_modules'));
  symlinkSync(join(rootDir, 'node_modules/.bin'), join(dir, 'node_modules/.bin'));
}
