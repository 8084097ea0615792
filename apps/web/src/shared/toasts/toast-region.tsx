import { useTimeout } from '@mantine/hooks';
import { type NotificationData, useNotifications } from '@mantine/notifications';
import { useHydrated } from '@tanstack/react-router';
import { useEffect } from 'react';
import { lazyPart, Part } from '../code-loading/lazy-part.tsx';
import { dismissToast, toastDurationMs } from './show-toast.ts';

const ToastList = lazyPart(async () => (await import('./toast-list.tsx')).ToastList);

export interface ToastRegionProps {
  /** True on screens that show toasts, whose code is then loaded before the first, in case the server goes down. */
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
          <Part
            // Mantine misses the pointer leaving a closed toast.
            key={toast.id}
            fallback={null}
            failure={<PlainToast toast={toast} />}
          >
            <ToastList />
          </Part>
        ) : null}
      </div>
    </section>
  );
}

// For a toast whose own code is missing, which is often what the toast is about. Inline styles, because every
// page would carry a stylesheet.
function PlainToast({ toast }: { readonly toast: NotificationData }) {
  useTimeout(dismissToast, toastDurationMs, { autoInvoke: true });
  return (
    <p style={{ position: 'fixed', inset: '1rem 1rem auto', background: 'var(--gp-night-800)' }}>
      {toast.title}: {toast.message}
    </p>
  );
}
