import { act } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';

/** Fakes the timers of each test around it. Time still passes by itself, so that queries can wait as usual. */
export function fakeClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
}

/**
 * Stops the clock: from here to the end of the test, no time passes but what is skipped. For what
 * must not have happened yet, which a busy machine would otherwise be too slow to see.
 */
export function stopTime(): void {
  vi.setTimerTickMode('manual');
  // Testing Library knows fake timers by this name, and would skip time while it waits.
  vi.stubGlobal('jest', { advanceTimersByTime: () => vi.advanceTimersByTime(0) });
}

/** Skips a stretch of time: every timer due in it fires. */
export function skipTime(ms: number): Promise<void> {
  return act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
}
