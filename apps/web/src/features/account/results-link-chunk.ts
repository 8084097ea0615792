import { lazyRouteComponent } from '@tanstack/react-router';

/** Needed only on the way to results. The route preloads it before it opens the screen. */
export const ResultsLink = lazyRouteComponent(() => import('./results-link.tsx'), 'ResultsLink');
