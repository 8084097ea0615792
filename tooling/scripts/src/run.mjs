import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The root folder of the repository. */
export const rootDir = fileURLToPath(new URL('../../..', import.meta.url));

/** A program that did not succeed; its cause is what it printed when it was quiet. */
export class StepFailed extends Error {}

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let isStopping = false;

/**
 * Runs a program in the root folder to its end.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined>, quiet?: boolean }} [options] `env` on top of
 *   this process's own; `quiet` keeps what the program prints instead of showing it
 * @returns {Promise<string>} what a quiet program printed
 * @throws {StepFailed}
 */
export function run(command, args, { env, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const stdout = quiet ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      cwd: rootDir,
      env: { ...process.env, ...env },
      stdio: ['ignore', stdout, stdout],
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
    child.on('error', (cause) => reject(new StepFailed(cause.message)));
    child.on('close', (code) => {
      running.delete(child);
      // A program that is being stopped has neither succeeded nor failed.
      if (isStopping) return;
      if (code === 0) resolve(output);
      else reject(new StepFailed(`${command} ${args.join(' ')} failed.`, { cause: output }));
    });
  });
}

/**
 * Until released, SIGTERM and Ctrl-C end what runs, with everything it started, and then this process.
 * @param {(signal: NodeJS.Signals) => number} toExitCode
 * @returns {() => void} releases
 */
export function onStopSignal(toExitCode) {
  /** @param {NodeJS.Signals} signal */
  const handleSignal = (signal) => {
    // Ctrl-C comes twice: from the terminal, and passed on by npm.
    if (isStopping) return;
    isStopping = true;
    const exitOnceAllHaveEnded = () => {
      if (running.size === 0) process.exit(toExitCode(signal));
    };
    exitOnceAllHaveEnded();
    for (const child of running) {
      child.once('close', exitOnceAllHaveEnded);
      try {
        if (child.pid) process.kill(-child.pid, 'SIGTERM');
      } catch {
        // The group has ended already: its close follows.
      }
    }
  };
  process.on('SIGINT', handleSignal).on('SIGTERM', handleSignal);
  return () => process.off('SIGINT', handleSignal).off('SIGTERM', handleSignal);
}

/**
 * Prints a notice when the work takes longer than a moment.
 * @param {string} notice
 * @param {() => Promise<unknown>} work
 */
export async function withNotice(notice, work) {
  const timer = setTimeout(() => console.log(notice), 1500);
  await work().finally(() => clearTimeout(timer));
}

/** @param {unknown} error printed when a step has failed, thrown on otherwise */
export function printFailure(error) {
  if (!(error instanceof StepFailed)) throw error;
  if (error.cause) console.error(error.cause);
  console.error(error.message);
}
