import { type NotificationData, useNotifications } from '@mantine/notifications';
import { useEffect, useRef, useState } from 'react';
import { PlainToast } from './plain-toast.tsx';

/** Spec section 9. */
const hotkey = 'F8';

const loadList = () => import('./toast-list.tsx');
type ToastList = Awaited<ReturnType<typeof loadList>>['ToastList'];

export interface ToastRegionProps {
  /** Whether toasts can appear on this screen: their code is then fetched ahead of the first one. */
  readonly isExpected: boolean;
  /** Default: fetches the code of toasts. */
  readonly load?: typeof loadList;
}

/** Where toasts are shown and announced. F8 focuses it, and the toast stays while it has the focus. */
export function ToastRegion({ isExpected, load = loadList }: ToastRegionProps) {
  const region = useRef<HTMLElement>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const [toast] = useNotifications().notifications;
  const { List, hasFailed } = useToastList(toast, isExpected, load);

  return (
    <section
      ref={region}
      // The toast inside is outlined instead.
      style={{ outline: 'none' }}
      aria-label={`Notifications (${hotkey})`}
      tabIndex={-1}
      // Focus inside a toast is left to the library: a focused toast that is removed fires no blur event.
      onFocus={({ target, currentTarget }) => setHasFocus(target === currentTarget)}
      onBlur={() => setHasFocus(false)}
    >
      <div aria-live={toast?.['data-variant'] === 'destructive' ? 'assertive' : 'polite'}>
        {/* A new list for each toast: the library does not notice the pointer leaving a closed one. */}
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

interface LoadedList {
  readonly List: ToastList | undefined;
  /** The last try to fetch it. */
  readonly hasFailed: boolean;
}

/**
 * Fetched while the browser is idle, so that it is available if the server goes down. An earlier toast fetches it at once;
 * so does every later one if the fetch failed.
 */
function useToastList(
  toast: NotificationData | undefined,
  isExpected: boolean,
  load: typeof loadList,
): LoadedList {
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
    const idle = requestIdleCallback(fetchList, { timeout: idleAtLatestMs });
    return () => cancelIdleCallback(idle);
  }, [List, toast, isExpected, load]);

  return { List, hasFailed };
}

const safariIdleMs = 200;
/** A slow phone may never be idle. */
const idleAtLatestMs = 3_000;
