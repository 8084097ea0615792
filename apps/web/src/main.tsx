import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createAppRouter } from './router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root.');
void start(root);

async function start(container: HTMLElement): Promise<void> {
  // A finished page says which one it is. It was made for the bare address: a page that reads search parameters begins
  // without them (see `useSearchInTime`).
  const isPrerendered = container.dataset.page === location.pathname;
  const router = createAppRouter({ isPrerendered });
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );

  if (isPrerendered) {
    // Tells the router that what it finds has been rendered for it. Not a documented contract: the journeys in the
    // browser fail on any hydration error.
    router.ssr = { manifest: undefined };
    await router.load();
    hydrateRoot(container, app);
    pressWaitingButtons(container);
    return;
  }
  // What stands there stays until there is something to put in its place.
  if (container.hasChildNodes()) await router.load();
  createRoot(container).render(app);
}

/** From here on the app itself hears what is pressed. React takes over whatever a click needs before it passes it on. */
function pressWaitingButtons(container: HTMLElement): void {
  delete container.dataset.page;
  for (const button of container.querySelectorAll<HTMLElement>('button[data-waiting]')) {
    delete button.dataset.waiting;
    button.click();
  }
}
