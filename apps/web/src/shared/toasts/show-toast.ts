import { cleanNotifications, showNotification } from '@mantine/notifications';

/** Spec section 9. */
export const toastDurationMs = 5000;

export interface Toast {
  readonly title: string;
  readonly description?: string;
  readonly variant?: 'default' | 'destructive';
}

/** Replaces the toast on the screen. */
export function showToast({ title, description, variant = 'default' }: Toast): void {
  cleanNotifications();
  showNotification({
    title,
    message: description,
    'data-variant': variant,
    closeButtonProps: { 'aria-label': 'Close notification', iconSize: 20 },
    // The live region is around it, in `toast-region.tsx`.
    role: 'presentation',
  });
}

export function dismissToast(): void {
  cleanNotifications();
}
