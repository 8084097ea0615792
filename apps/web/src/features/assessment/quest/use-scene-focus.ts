import { type RefObject, useEffect, useRef } from 'react';

/**
 * For the heading of a scene: it takes the focus when a new scene opens, and the page starts at its top, so everyone
 * begins a scene at its beginning.
 */
export function useSceneFocus(sceneId: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new scene is the reason, though nothing of it is read
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [sceneId]);
  return heading;
}
