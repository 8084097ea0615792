import type { Clock } from '../../config/clock.ts';

/** More than clocks are usually corrected by at once. */
const jumpMs = 1_000;

export interface ClockWatch {
  /** Compares the time that has passed with the clock since the last look. */
  readonly look: () => 'set-back' | 'set-forward' | 'steady';
  /** False for a while after a jump: leases may seem to have ended whose holders live, and have to renew them first. */
  readonly isTrusted: () => boolean;
  /** As after a jump. */
  readonly distrust: () => void;
}

/** Notices that the clock has been set. After that it is not trusted for so many milliseconds. */
export function watchClock(now: Clock, distrustMs: number): ClockWatch {
  const offset = () => now().getTime() - performance.now();
  let known = offset();
  let trustedFrom = 0;
  const distrust = () => {
    trustedFrom = performance.now() + distrustMs;
  };
  return {
    look: () => {
      const jump = offset() - known;
      known += jump;
      if (Math.abs(jump) < jumpMs) return 'steady';
      distrust();
      return jump < 0 ? 'set-back' : 'set-forward';
    },
    isTrusted: () => performance.now() >= trustedFrom,
    distrust,
  };
}
