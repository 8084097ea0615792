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

/** Only one toast is shown at a time: the newest replaces the one before, and has five seconds of its own. */
export function showToast({ title, description, variant = 'default' }: Toast): void {
  // The library's `show` would queue it, and its `update` would leave the old timer running.
  updateNotificationsState(notificationsStore, () => [
    {
      id: randomId(),
      title,
      message: description,
      'data-variant': variant,
      // The region around it is the live one: see `toast-region.tsx`.
      role: 'presentation',
    },
  ]);
}

export function dismissToast(): void {
  cleanNotifications();
}
