import lateStyles from '@guildpath/ui/late.css?url';
import { RouterProvider } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createAppRouter } from './router.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element with the id root.');

// A prerendered page has asked for them before the app.
if (!document.querySelector(`link[href="${lateStyles}"]`)) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = lateStyles;
  document.head.append(link);
}

// A prerendered page carries the router's hydration data.
if ('$_TSR' in window) {
  const app = (
    <StrictMode>
      <RouterClient router={createAppRouter({ isHydrating: true })} />
    </StrictMode>
  );
  // In a transition, so that hydration yields to the visitor's input.
  startTransition(() => void hydrateRoot(container, app));
} else {
  createRoot(container).render(
    <StrictMode>
      <RouterProvider router={createAppRouter()} />
    </StrictMode>,
  );
}
