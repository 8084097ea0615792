import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useVisibleSeconds } from './use-visible-seconds.ts';

it('counts only the time in which the page is visible, each second once', () => {
  let now = 1000;
  let visibility: DocumentVisibilityState = 'visible';
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  const pass = (seconds: number, becomes = visibility) => {
    now += seconds * 1000;
    visibility = becomes;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const { result } = renderHook(() => useVisibleSeconds());
  pass(20, 'hidden');
  pass(300, 'visible');
  now += 5000;
  expect(result.current()).toBe(25);
  expect(result.current()).toBe(0);
});
