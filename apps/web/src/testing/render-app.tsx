import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createAppRouter } from '../router.tsx';

/** Renders the whole app at an address, with a user to operate it. */
export function renderApp(path: string) {
  const router = createAppRouter({ history: createMemoryHistory({ initialEntries: [path] }) });
  render(<RouterProvider router={router} />);
  return {
    user: userEvent.setup({ delay: null }),
    /** The app's current address. */
    address: () => router.history.location.href,
    /** Navigates as the browser's own buttons do. */
    goTo: (other: string) => router.history.push(other),
    /** Back and Forward, and what the entries hold. */
    history: router.history,
  };
}
