import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Path of the repository's root folder. */
export const rootDir = fileURLToPath(new URL('../../..', import.meta.url));

/** A program failed. The cause is the output of a quiet program. */
export class StepFailed extends Error {}

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
let isStopping = false;

/**
 * Runs a program in the root folder and waits for its end.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined>, quiet?: boolean }} [options] `env` is merged into this
 * process's environment; `quiet` captures the output instead of printing it
 * @returns {Promise<string>} the output of a quiet program, otherwise an empty string
 * @throws {StepFailed}
 */
export function run(command, args, { env, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const stdout = quiet ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      cwd: rootDir,
      env: { ...process.env, ...env },
      stdio: ['ignore', stdout, stdout],
      // Its own process group, so that its children can be stopped with it.
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
      // A stopped program has neither succeeded nor failed.
      if (isStopping) return;
      if (code === 0) resolve(output);
      else reject(new StepFailed(`${command} ${args.join(' ')} failed.`, { cause: output }));
    });
  });
}

/**
 * Makes SIGTERM and Ctrl-C stop all running programs with their children and then exit.
 * @param {(signal: NodeJS.Signals) => number} toExitCode
 * @returns {() => void} removes the handlers
 */
export function onStopSignal(toExitCode) {
  /** @param {NodeJS.Signals} signal */
  const handleSignal = (signal) => {
    // Ctrl-C arrives twice: from the terminal and from npm.
    if (isStopping) return;
    isStopping = true;
    const exitWhenIdle = () => {
      if (running.size === 0) process.exit(toExitCode(signal));
    };
    exitWhenIdle();
    for (const child of running) {
      child.once('close', exitWhenIdle);
      try {
        if (child.pid) process.kill(-child.pid, 'SIGTERM');
      } catch {
        // The group has already ended, and its close event follows.
      }
    }
  };
  process.on('SIGINT', handleSignal).on('SIGTERM', handleSignal);
  return () => process.off('SIGINT', handleSignal).off('SIGTERM', handleSignal);
}

/**
 * Prints `notice` if the work takes longer than 1.5 s.
 * @param {string} notice
 * @param {() => Promise<unknown>} work
 */
export async function withNotice(notice, work) {
  const timer = setTimeout(() => console.log(notice), 1500);
  await work().finally(() => clearTimeout(timer));
}

/** @param {unknown} error rethrown unless it is a `StepFailed` */
export function printFailure(error) {
  if (!(error instanceof StepFailed)) throw error;
  if (error.cause) console.error(error.cause);
  console.error(error.message);
}
