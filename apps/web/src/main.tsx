import lateStyles from '@guildpath/ui/late.css?url';
import { RouterProvider } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isServedScene } from './features/assessment/quest/is-served-scene.ts';
import { createAppRouter } from './router.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no element with the id root.');

// A prerendered page asks for them itself, once their fonts are there.
if (!document.querySelector(`link[href="${lateStyles}"]`)) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = lateStyles;
  document.head.append(link);
}

type Router = ReturnType<typeof createAppRouter>;

void start(container);

/** In steps, between which the page answers: a slow phone takes as long for each as a visitor should wait for an answer. */
async function start(place: HTMLElement): Promise<void> {
  await nextTask();
  // A prerendered page carries the router's hydration data.
  const isPrerendered = '$_TSR' in window;
  const router = createAppRouter({ isHydrating: isPrerendered });
  await nextTask();
  const isScene = place.dataset.tier !== undefined;
  const isKept =
    isPrerendered && (!isScene || (await isServedScene(place, router.options.context)));
  if (isKept) hydrate(place, router);
  else await render(place, router);
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function hydrate(page: Element, router: Router) {
  const app = (
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>
  );
  // In a transition, so that hydration yields to the visitor's input.
  startTransition(() => void hydrateRoot(page, app));
}

/** Takes the place of what the page shows. React empties it first, so the first screen has to be ready by then. */
async function render(place: Element, router: Router): Promise<void> {
  await router.load();
  const title = document.querySelector('title');
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );
  // The app has added its own by now, and a browser shows the first.
  title?.remove();
}
