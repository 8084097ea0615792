import { type NotificationData, useNotifications } from '@mantine/notifications';
import { useEffect, useRef, useState } from 'react';
import { loadCode } from '../layout/load-code.ts';
import { PlainToast } from './plain-toast.tsx';

// Spec section 9.
const hotkey = 'F8';

const loadList = () => loadCode(() => import('./toast-list.tsx'));
type ToastList = Awaited<ReturnType<typeof loadList>>['ToastList'];

export interface ToastRegionProps {
  /** True on screens that show toasts, so that their code is loaded in advance. */
  readonly isExpected: boolean;
  /** Default: loads the toast list. */
  readonly load?: typeof loadList;
}

/** Shows and announces toasts. F8 focuses it, and the toast stays as long as it has the focus. */
export function ToastRegion({ isExpected, load = loadList }: ToastRegionProps) {
  const region = useRef<HTMLElement>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const [toast] = useNotifications().notifications;
  const { List, hasFailed } = useToastList(toast, isExpected, load);

  return (
    <section
      ref={region}
      // The toast inside shows the focus.
      style={{ outline: 'none' }}
      aria-label={`Notifications (${hotkey})`}
      tabIndex={-1}
      // Mantine handles the focus inside a toast: removing a focused toast fires no blur event.
      onFocus={({ target, currentTarget }) => setHasFocus(target === currentTarget)}
      onBlur={() => setHasFocus(false)}
    >
      <div aria-live={toast?.['data-variant'] === 'destructive' ? 'assertive' : 'polite'}>
        {/* Keyed by toast, because Mantine misses the pointer leaving a closed toast. */}
        {List ? (
          <List
            key={toast?.id}
            isHeld={hasFocus}
            hotkey={hotkey}
            onHotkey={() => region.current?.focus({ preventScroll: true })}
          />
        ) : null}
        {toast && hasFailed ? <PlainToast key={toast.id} toast={toast} /> : null}
      </div>
    </section>
  );
}

// Loads the list while the browser is idle, so that it is there if the server goes down. A toast loads it at
// once, and retries a failed load.
function useToastList(
  toast: NotificationData | undefined,
  isExpected: boolean,
  load: typeof loadList,
) {
  const [List, setList] = useState<ToastList>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (List) return;
    const fetchList = () => {
      load().then(
        ({ ToastList }) => {
          setList(() => ToastList);
          setHasFailed(false);
        },
        (error: unknown) => {
          console.warn('Toasts could not be loaded.', error);
          setHasFailed(true);
        },
      );
    };
    if (toast) {
      fetchList();
      return;
    }
    if (!isExpected) return;
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(fetchList, safariIdleMs);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(fetchList, { timeout: idleTimeoutMs });
    return () => cancelIdleCallback(idle);
  }, [List, toast, isExpected, load]);

  return { List, hasFailed };
}

const safariIdleMs = 200;
// A slow phone may never be idle.
const idleTimeoutMs = 3_000;
