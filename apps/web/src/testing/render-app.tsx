import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { createAppRouter } from '../router.tsx';
import { prefetchViewer } from '../shared/auth/auth.ts';
import { watchViewer } from '../shared/auth/watch-viewer.ts';

/** Starts the whole app at an address, like `entry-client.tsx`. */
export function renderApp(path: string) {
  const router = createAppRouter({ history: createMemoryHistory({ initialEntries: [path] }) });
  const { context } = router.options;
  onTestFinished(watchViewer(context));
  // A page arrives with its settings.
  void context.utils.site.settings.ensureData().then(() => prefetchViewer(context));
  render(<RouterProvider router={router} />, { container: document });
  return {
    user: userEvent.setup({ delay: null }),
    address: () => router.history.location.href,
    /** Navigates without a link. */
    goTo: (other: string) => router.history.push(other),
    history: router.history,
  };
}
