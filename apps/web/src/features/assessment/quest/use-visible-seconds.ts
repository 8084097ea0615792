import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that takes the seconds for which the page was visible since it was last called. */
export function useVisibleSeconds(): () => number {
  const clock = useRef<{ seconds: number; visibleSince: number | undefined }>(undefined);

  const take = useCallback(() => {
    clock.current = advanced(clock.current);
    const { seconds } = clock.current;
    clock.current.seconds = 0;
    return seconds;
  }, []);

  useEffect(() => {
    const advance = () => {
      clock.current = advanced(clock.current);
    };
    advance();
    document.addEventListener('visibilitychange', advance);
    return () => document.removeEventListener('visibilitychange', advance);
  }, []);

  return take;
}

function advanced(clock: { seconds: number; visibleSince: number | undefined } | undefined) {
  const now = performance.now();
  const since = clock?.visibleSince;
  return {
    seconds: (clock?.seconds ?? 0) + (since === undefined ? 0 : (now - since) / 1000),
    visibleSince: document.visibilityState === 'visible' ? now : undefined,
  };
}
