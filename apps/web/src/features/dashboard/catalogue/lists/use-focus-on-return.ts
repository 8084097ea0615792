import { type RefObject, useEffect, useRef } from 'react';

/** Restores the focus within a container that is shown again. */
export function useFocusOnReturn<Container extends HTMLElement>(
  isAway: boolean,
): RefObject<Container | null> {
  const container = useRef<Container>(null);
  const lastFocused = useRef<Element>(undefined);
  const wasAway = useRef(isAway);

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const remember = ({ target }: Event) => {
      if (target instanceof Element) lastFocused.current = target;
    };
    element.addEventListener('focusin', remember);
    return () => element.removeEventListener('focusin', remember);
  }, []);

  useEffect(() => {
    if (wasAway.current && !isAway && lastFocused.current instanceof HTMLElement) {
      lastFocused.current.focus();
    }
    wasAway.current = isAway;
  }, [isAway]);

  return container;
}
