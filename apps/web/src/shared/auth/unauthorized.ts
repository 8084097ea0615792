import { showToast } from '../toasts/show-toast.ts';

/** Spec section 9. */
const unauthorizedRedirectDelayMs = 500;

/** Shows a toast, and resolves when the visitor is to be redirected to the login. */
export async function sayUnauthorized(): Promise<void> {
  showToast({
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
    variant: 'destructive',
  });
  await new Promise((resolve) => setTimeout(resolve, unauthorizedRedirectDelayMs));
}

/** Handles the 401 of a call. Calls that fail together count once. */
export function createUnauthorizedHandler(goToLogin: () => Promise<void>): () => void {
  let isLeaving = false;
  const leave = async () => {
    await sayUnauthorized();
    await goToLogin();
  };
  return () => {
    if (isLeaving) return;
    isLeaving = true;
    void leave().finally(() => {
      isLeaving = false;
    });
  };
}
