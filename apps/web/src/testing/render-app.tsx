import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type PropsWithChildren, useEffect } from 'react';
import { createAppRouter } from '../router.tsx';
import { prefetchViewer, type ViewerContext } from '../shared/auth/auth.ts';
import { watchViewer } from '../shared/auth/watch-viewer.ts';

/** Starts the whole app at an address, like `entry-client.tsx`. */
export function renderApp(path: string) {
  const router = createAppRouter({ history: createMemoryHistory({ initialEntries: [path] }) });
  const { context } = router.options;
  // A page arrives with its settings.
  void context.utils.site.settings.ensureData().then(() => prefetchViewer(context));
  render(
    <Watched context={context}>
      <RouterProvider router={router} />
    </Watched>,
    { container: document },
  );
  return {
    user: userEvent.setup({ delay: null }),
    address: () => router.history.location.href,
    /** Navigates without a link. */
    goTo: (other: string) => router.history.push(other),
    history: router.history,
  };
}

interface WatchedProps extends PropsWithChildren {
  readonly context: ViewerContext;
}

// Ends with the page, also where no test runs yet.
function Watched({ context, children }: WatchedProps) {
  useEffect(() => watchViewer(context), [context]);
  return children;
}
