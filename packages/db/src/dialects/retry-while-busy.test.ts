import { SqliteError } from 'better-sqlite3';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { retryWhileBusy } from './retry-while-busy.ts';

const busy = new SqliteError('database is locked', 'SQLITE_BUSY');

describe('retrying while the file is busy', () => {
  it('ends when the file is free', async () => {
    const action = vi.fn(() => 'written');
    for (let time = 0; time < 3; time += 1) {
      action.mockImplementationOnce(() => {
        throw busy;
      });
    }
    await expect(retryWhileBusy(action)).resolves.toBe('written');
    expect(action).toHaveBeenCalledTimes(4);
  });

  it('gives up in the end', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const action = vi.fn(() => {
      vi.setSystemTime(Date.now() + 2_000);
      throw busy;
    });
    await expect(retryWhileBusy(action)).rejects.toBe(busy);
    expect(action).toHaveBeenCalledTimes(3);
  });
});
