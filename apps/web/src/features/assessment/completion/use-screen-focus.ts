import { type RefObject, useEffect, useRef } from 'react';

/** The first heading within takes the focus when the screen opens, and the page starts at its top. */
export function useScreenFocus<Container extends HTMLElement>(): RefObject<Container | null> {
  const container = useRef<Container>(null);
  useEffect(() => {
    const heading = container.current?.querySelector('h1');
    if (heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return container;
}
