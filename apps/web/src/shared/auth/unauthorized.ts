import { showToast } from '../toasts/show-toast.ts';

/** Spec section 9. */
const unauthorizedRedirectDelayMs = 500;

/**
 * The only handler of a 401, from any call: a toast, then the redirect to the login. Several calls may fail
 * together; they are handled as one event.
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
