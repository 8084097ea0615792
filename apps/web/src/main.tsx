import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createAppRouter } from './router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root.');
void start(root);

async function start(container: HTMLElement): Promise<void> {
  // A finished page says which one it is. With search parameters it may look different, and is drawn anew.
  const isPrerendered = container.dataset.page === location.pathname && location.search === '';
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
    return;
  }
  // What stands there stays until there is something to put in its place.
  if (container.hasChildNodes()) await router.load();
  createRoot(container).render(app);
}
