import { useTimeout } from '@mantine/hooks';
import type { NotificationData } from '@mantine/notifications';
import classes from './plain-toast.module.css';
import { dismissToast, toastDurationMs } from './show-toast.ts';

/** What a toast says, where the code of toasts cannot be fetched: the message is often that very thing. */
export function PlainToast({ toast: { title, message } }: { readonly toast: NotificationData }) {
  useTimeout(dismissToast, toastDurationMs, { autoInvoke: true });
  return (
    <p className={classes.toast}>
      <strong>{title}</strong>
      <span>{message}</span>
    </p>
  );
}
