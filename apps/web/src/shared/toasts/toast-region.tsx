import { useNotifications } from '@mantine/notifications';
import { useHydrated } from '@tanstack/react-router';
import { useEffect } from 'react';
import { lazyPart, Part } from '../code-loading/lazy-part.tsx';

const ToastList = lazyPart(async () => (await import('./toast-list.tsx')).ToastList);

export interface ToastRegionProps {
  /** True on screens that show toasts, whose code is then loaded first, in case the server goes down. */
  readonly isExpected: boolean;
}

/** Shows and announces toasts. Their code is loaded on demand. */
export function ToastRegion({ isExpected }: ToastRegionProps) {
  const [shown] = useNotifications().notifications;
  // A toast may come before the page, which the server rendered without one, is hydrated.
  const toast = useHydrated() ? shown : undefined;
  useEffect(() => {
    if (isExpected) ToastList.preload();
  }, [isExpected]);
  return (
    <section aria-label="Notifications (F8)">
      <div aria-live={toast?.['data-variant'] === 'destructive' ? 'assertive' : 'polite'}>
        {toast ? (
          // Keyed, because Mantine misses the pointer leaving a closed toast.
          <Part key={toast.id} fallback={null} failure={null}>
            <ToastList />
          </Part>
        ) : null}
      </div>
    </section>
  );
}
