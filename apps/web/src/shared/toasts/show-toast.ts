import { randomId } from '@mantine/hooks';
import {
  cleanNotifications,
  notificationsStore,
  updateNotificationsState,
} from '@mantine/notifications';

/** Spec section 9. */
export const toastDurationMs = 5000;

export interface Toast {
  readonly title: string;
  readonly description?: string;
  readonly variant?: 'default' | 'destructive';
}

/** Replaces the toast on the screen, and restarts the timer. */
export function showToast({ title, description, variant = 'default' }: Toast): void {
  // Mantine's `show` would queue it, and `update` would leave the old timer running.
  updateNotificationsState(notificationsStore, () => [
    {
      id: randomId(),
      title,
      message: description,
      'data-variant': variant,
      // The live region is around it, in `toast-region.tsx`.
      role: 'presentation',
    },
  ]);
}

export function dismissToast(): void {
  cleanNotifications();
}
