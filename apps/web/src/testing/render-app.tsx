import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createAppRouter } from '../router.tsx';

/** The whole app at an address, and someone who uses it. */
export function renderApp(path: string) {
  const router = createAppRouter({ history: createMemoryHistory({ initialEntries: [path] }) });
  render(<RouterProvider router={router} />);
  return {
    user: userEvent.setup(),
    /** Where the app is now. */
    address: () => router.history.location.href,
    /** As the browser's own buttons do. */
    goTo: (other: string) => router.history.push(other),
  };
}
