import { type PointerEvent, useRef, useState } from 'react';

interface SwipeRight {
  /** How far the thing has been drawn to the right. */
  readonly offsetPx: number;
  /** Handlers for the thing that is swiped. */
  readonly swipe: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
}

/** Follows a finger or the mouse to the right, and tells when it is lifted beyond the threshold. */
export function useSwipeRight(thresholdPx: number, onSwipe: () => void): SwipeRight {
  const startX = useRef<number>(undefined);
  const [offsetPx, setOffsetPx] = useState(0);

  const end = () => {
    startX.current = undefined;
    setOffsetPx(0);
  };

  return {
    offsetPx,
    swipe: {
      onPointerDown: ({ clientX, currentTarget, pointerId, target }) => {
        // A captured pointer clicks on what has captured it, and no longer on the button.
        if (target instanceof Element && target.closest('button')) return;
        // A mouse may be released anywhere; a finger is captured by itself.
        currentTarget.setPointerCapture(pointerId);
        startX.current = clientX;
      },
      onPointerMove: ({ clientX }) => {
        if (startX.current !== undefined) setOffsetPx(Math.max(0, clientX - startX.current));
      },
      onPointerUp: () => {
        if (offsetPx >= thresholdPx) onSwipe();
        end();
      },
      onPointerCancel: end,
    },
  };
}
