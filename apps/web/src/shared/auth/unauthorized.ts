import { showToast } from '../toasts/show-toast.ts';

/** Spec section 9. */
const unauthorizedRedirectDelayMs = 500;

/** Handles every 401: shows a toast, then redirects to the login. Calls that fail together count once. */
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
