import type { AnyRouter } from '@tanstack/react-router';

/**
 * Notes stylesheets that fail to load, because Vite never requests one again. The next page is then loaded
 * whole.
 */
export function watchStyles(router: AnyRouter): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
      target.dataset.failed = '';
  };
  // Captured, because errors of elements do not bubble.
  window.addEventListener('error', note, { capture: true });
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    if (pathChanged && lacksStyles() && navigator.onLine) window.location.reload();
  });
}

export function lacksStyles(): boolean {
  return document.querySelector('link[data-failed]') !== null;
}
