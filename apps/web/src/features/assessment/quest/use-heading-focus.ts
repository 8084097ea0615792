import { type RefObject, useEffect, useRef } from 'react';

/** Returns a ref for the heading of a screen that starts at its top with the focus on the heading. */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return heading;
}
