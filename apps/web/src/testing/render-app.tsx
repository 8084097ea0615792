import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createAppRouter } from '../router.tsx';

/** Renders the whole app at an address. */
export function renderApp(path: string) {
  const router = createAppRouter({ history: createMemoryHistory({ initialEntries: [path] }) });
  render(<RouterProvider router={router} />);
  return {
    user: userEvent.setup({ delay: null }),
    address: () => router.history.location.href,
    /** Navigates without a link. */
    goTo: (other: string) => router.history.push(other),
    history: router.history,
  };
}
