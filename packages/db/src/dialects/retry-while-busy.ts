import { setTimeout as sleep } from 'node:timers/promises';

/** How long another process may keep the file locked. */
const timeoutMs = 5_000;
const longestPauseMs = 50;

/**
 * Repeats the action while another connection is writing to the file. SQLite's own busy timeout would
 * do that too, but block the whole process meanwhile. A statement that finds the file busy has done
 * nothing yet, so it can be repeated.
 */
export async function retryWhileBusy<T>(action: () => T | Promise<T>): Promise<T> {
  const deadline = Date.now() + timeoutMs;
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
  // By its code, because each version of the driver has its own error class.
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
}
