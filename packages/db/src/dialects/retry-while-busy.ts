import { setTimeout as sleep } from 'node:timers/promises';

const timeoutMs = 5_000;
const longestPauseMs = 50;

/**
 * Repeats the action while another process writes to the file, for up to five seconds. SQLite's own busy
 * timeout would block this process. A statement that finds the file busy has done nothing, so it can be
 * repeated.
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
  // Each version of the driver has its own error class, so only the code tells.
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
}
