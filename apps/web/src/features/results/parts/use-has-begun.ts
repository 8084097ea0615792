import { useEffect, useState } from 'react';

const firstMoves = ['scroll', 'keydown', 'pointerdown'] as const;

/** Whether the reader has begun to go through the page: time to fetch what the first screen does not show. */
export function useHasBegun(): boolean {
  const [hasBegun, setHasBegun] = useState(() => window.location.hash !== '');
  useEffect(() => {
    if (hasBegun) return;
    const begun = new AbortController();
    const { signal } = begun;
    for (const move of firstMoves) {
      window.addEventListener(move, () => setHasBegun(true), { signal, passive: true });
    }
    return () => begun.abort();
  }, [hasBegun]);
  return hasBegun;
}
