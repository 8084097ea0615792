import { IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { dismissToast, useShownToast } from './toast.ts';
import classes from './toast-viewport.module.css';
import { useSwipeRight } from './use-swipe-right.ts';

/** Spec section 9. */
const toastDurationMs = 5000;
const swipeThresholdPx = 50;
const viewportHotkey = 'F8';

/** Where toasts appear, and are read out. The hotkey leads to it; a toast stays while it is pointed at or has focus. */
export function ToastViewport() {
  const toast = useShownToast();
  const viewport = useRef<HTMLElement>(null);
  const [isHeld, setIsHeld] = useState(false);
  const { offsetPx, swipe } = useSwipeRight(swipeThresholdPx, dismissToast);
  const toastId = toast?.id;

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === viewportHotkey) viewport.current?.focus();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);

  useEffect(() => {
    if (toastId === undefined || isHeld) return;
    const timer = setTimeout(dismissToast, toastDurationMs);
    return () => clearTimeout(timer);
  }, [toastId, isHeld]);

  return (
    <section
      ref={viewport}
      className={classes.viewport}
      aria-label={`Notifications (${viewportHotkey})`}
      tabIndex={-1}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
    >
      <div aria-live={toast?.variant === 'destructive' ? 'assertive' : 'polite'}>
        {toast ? (
          <div
            key={toast.id}
            {...swipe}
            className={classes.toast}
            data-variant={toast.variant ?? 'default'}
            style={{ translate: `${offsetPx}px` }}
          >
            <div className={classes.words}>
              <p className={classes.title}>{toast.title}</p>
              {toast.description ? <p>{toast.description}</p> : null}
            </div>
            <button
              type="button"
              className={classes.close}
              aria-label="Close notification"
              onClick={dismissToast}
            >
              <IconX size={20} aria-hidden="true" />
            </button>
          </div>
        ) : null}
      </div>
    </section>
  );
}
