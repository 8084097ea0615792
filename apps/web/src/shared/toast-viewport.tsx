import { IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { dismissToast, type ShownToast, useShownToast } from './toast.ts';
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
  // A toast that goes takes the focus along without a word, so what is held is that one and no later one.
  const [heldId, setHeldId] = useState<number>();
  const toastId = toast?.id;
  const isHeld = heldId === toastId;
  const hold = () => setHeldId(toastId);
  const letGo = () => setHeldId(undefined);

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
      onFocus={hold}
      onBlur={letGo}
      // Not onPointerEnter: a toast that takes the place of another under the pointer is pointed at too.
      onPointerOver={hold}
      onPointerLeave={letGo}
    >
      <div aria-live={toast?.variant === 'destructive' ? 'assertive' : 'polite'}>
        {toast ? <ToastCard key={toast.id} toast={toast} /> : null}
      </div>
    </section>
  );
}

function ToastCard({ toast }: { readonly toast: ShownToast }) {
  const { offsetPx, swipe } = useSwipeRight(swipeThresholdPx, dismissToast);
  return (
    <div
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
  );
}
