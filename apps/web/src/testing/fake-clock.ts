import { act } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';

/** Fakes the timers of each test. Time still passes, so that queries can wait as usual. */
export function fakeClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
}

/** Stops the clock until the end of the test, so that a slow machine cannot let a timer fire too early. */
export function stopTime(): void {
  vi.setTimerTickMode('manual');
  // Testing Library would skip time while it waits; it detects fake timers by this name.
  vi.stubGlobal('jest', { advanceTimersByTime: () => vi.advanceTimersByTime(0) });
}

/** Fires every timer that is due within this time. */
export function skipTime(ms: number): Promise<void> {
  return act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
}
