import { showToast } from '../toasts/show-toast.ts';

/** Spec section 9. */
const unauthorizedRedirectDelayMs = 500;

/**
 * The one answer to a 401, wherever it comes from: a toast, then the way to the login. Several calls may fail
 * together; they are one event.
 */
export function createUnauthorizedHandler(goToLogin: () => Promise<void>): () => void {
  let isLeaving = false;
  return () => {
    if (isLeaving) return;
    isLeaving = true;
    showToast({
      title: 'Unauthorized',
      description: 'You are logged out. Logging in again...',
      variant: 'destructive',
    });
    const leave = () =>
      goToLogin().finally(() => {
        isLeaving = false;
      });
    setTimeout(() => void leave(), unauthorizedRedirectDelayMs);
  };
}
