import { useTimeout } from '@mantine/hooks';
import type { NotificationData } from '@mantine/notifications';
import type { CSSProperties } from 'react';
import { dismissToast, toastDurationMs } from './show-toast.ts';

/** Shows a toast whose own code could not be loaded, which is often what the toast is about. */
export function PlainToast({ toast: { title, message } }: { readonly toast: NotificationData }) {
  useTimeout(dismissToast, toastDurationMs, { autoInvoke: true });
  return (
    <p style={style}>
      <strong>{title}</strong>
      <span>{message}</span>
    </p>
  );
}

// Inline, because the landing page carries its stylesheets in its first packets.
const style: CSSProperties = {
  position: 'fixed',
  zIndex: 'var(--gp-layer-toast)',
  top: 'calc(5rem + env(safe-area-inset-top))',
  right: '1rem',
  left: '1rem',
  display: 'grid',
  maxWidth: '24rem',
  margin: '0 0 0 auto',
  padding: '0.875rem 1.125rem',
  border: '1px solid var(--gp-gold-500)',
  borderRadius: 'var(--gp-radius)',
  background: 'var(--gp-night-800)',
  overflowWrap: 'anywhere',
};
