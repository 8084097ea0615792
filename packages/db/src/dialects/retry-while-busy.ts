import { setTimeout as sleep } from 'node:timers/promises';

/** How long another process may keep the file to itself. */
const patienceMs = 5_000;
const longestPauseMs = 50;

/**
 * Does what the file allows, again and again while another connection writes to it. SQLite's own busy
 * timeout would do that too, but stop the whole process meanwhile. A statement that finds the file busy
 * has done nothing yet, so that it can be repeated.
 */
export async function retryWhileBusy<T>(action: () => T | Promise<T>): Promise<T> {
  const deadline = Date.now() + patienceMs;
  for (let pauseMs = 1; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await action();
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
      await sleep(pauseMs);
    }
  }
}

function isBusy(error: unknown): boolean {
  // Told by its code: either version of the driver has an error class of its own.
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
}
