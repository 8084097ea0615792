import { spawn } from 'node:child_process';
import { rootDir } from './workspace.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let stopping = false;

/** A step that did not succeed, with all that it printed. */
export class StepFailed extends Error {
  /**
   * @param {string} message
   * @param {string} [output]
   */
  constructor(message, output = '') {
    super(message);
    this.output = output;
  }
}

/**
 * @typedef {object} Step
 * @property {string} command
 * @property {readonly string[]} args
 * @property {Record<string, string | undefined>} [env] on top of the own environment
 * @property {boolean} [quiet] keep what it prints instead of showing it
 */

/**
 * Runs a program in the root folder to its end.
 * @param {Step} step
 * @returns {Promise<{ exitCode: number, output: string }>} the output only of a quiet step
 */
export function runStep({ command, args, env = {}, quiet = false }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: rootDir,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      // A process group of its own, so that it can be stopped with everything it started.
      detached: true,
    });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk) => {
        output += chunk;
      });
    }
    child.on('error', (error) => {
      running.delete(child);
      resolve({ exitCode: 127, output: `${command}: ${error.message}` });
    });
    child.on('close', (code) => {
      running.delete(child);
      // A step that was stopped has neither failed nor succeeded: whoever stopped it goes on.
      if (!stopping) resolve({ exitCode: code ?? 1, output });
    });
  });
}

/**
 * Runs a quiet step that has to succeed.
 * @param {Step & { failure: string }} step `failure` says in a few words what went wrong
 * @throws {StepFailed} with the whole output
 */
export async function requireStep({ failure, ...step }) {
  const { exitCode, output } = await runStep({ ...step, quiet: true });
  if (exitCode !== 0) throw new StepFailed(failure, output);
}

/** Ends every step under way with everything it started. */
export async function stopSteps() {
  stopping = true;
  const children = [...running];
  await Promise.all(children.map(stopGroup));
}

const patienceMs = 8000;

/** @param {import('node:child_process').ChildProcess} child */
async function stopGroup(child) {
  const closed = new Promise((resolve) => child.once('close', resolve));
  signalGroup(child, 'SIGTERM');
  const impatience = setTimeout(() => signalGroup(child, 'SIGKILL'), patienceMs);
  await closed;
  clearTimeout(impatience);
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group is gone already: that is what was wanted.
  }
}
