import { act } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';

/** Fakes the timers of each test around it. Time still passes by itself, so that queries can wait as usual. */
export function fakeClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    return () => {
      vi.useRealTimers();
    };
  });
}

/** Skips a stretch of time: every timer due in it fires. */
export function skipTime(ms: number): Promise<void> {
  return act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
}
