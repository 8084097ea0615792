import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Lets the guard of the route decide again once the viewer, while on its screen, may no longer see it. */
export function useGuard(isAllowed: boolean): void {
  const router = useRouter();
  useEffect(() => {
    if (!isAllowed) void router.invalidate();
  }, [isAllowed, router]);
}
