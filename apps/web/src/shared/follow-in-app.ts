import type { AnyRouter } from '@tanstack/react-router';
import type { MouseEvent, PointerEvent } from 'react';

/** What makes the links of plain markup behave as the app's own: they load nothing anew, and are ready when pointed at. */
export function followInApp(router: AnyRouter) {
  return {
    onClick: (event: MouseEvent) => {
      const link = findOwnLink(event);
      const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
      if (!link || !isPlain || event.defaultPrevented) return;
      event.preventDefault();
      void router.navigate({ href: link.pathname + link.search + link.hash });
    },
    onPointerOver: (event: PointerEvent) => {
      const link = findOwnLink(event);
      if (link) void router.preloadRoute({ to: link.pathname });
    },
  };
}

function findOwnLink({ target }: MouseEvent): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === location.origin ? link : undefined;
}
