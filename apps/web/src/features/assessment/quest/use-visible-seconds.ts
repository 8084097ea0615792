import { useEffect, useRef } from 'react';

interface Clock {
  seconds: number;
  visibleSince: number | undefined;
}

/** Returns a function that returns how many seconds the page was visible since its last call. */
export function useVisibleSeconds(): () => number {
  const clock = useRef<Clock>({ seconds: 0, visibleSince: undefined });

  useEffect(() => {
    const handleChange = () => advance(clock.current);
    handleChange();
    document.addEventListener('visibilitychange', handleChange);
    return () => document.removeEventListener('visibilitychange', handleChange);
  }, []);

  return () => {
    advance(clock.current);
    const { seconds } = clock.current;
    clock.current.seconds = 0;
    return seconds;
  };
}

function advance(clock: Clock): void {
  const now = performance.now();
  if (clock.visibleSince !== undefined) clock.seconds += (now - clock.visibleSince) / 1000;
  clock.visibleSince = document.visibilityState === 'visible' ? now : undefined;
}
