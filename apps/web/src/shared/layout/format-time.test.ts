import { expect, it, vi } from 'vitest';
import { formatShortTime } from './format-time.ts';

it('a short time is the hour on the same day, and the day later', () => {
  vi.useFakeTimers({ now: new Date(2024, 5, 1, 17) });
  const morning = new Date(2024, 5, 1, 10, 5).toISOString();
  expect(formatShortTime(morning)).toMatch(/^10:05\sAM$/);
  vi.setSystemTime(new Date(2024, 5, 2, 9));
  expect(formatShortTime(morning)).toBe('Jun 1');
  vi.useRealTimers();
});
