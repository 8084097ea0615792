import { lazyRouteComponent } from '@tanstack/react-router';

/** Only on the way to results. The route fetches it before it opens the screen, which then has it at once. */
export const AwaitedLetter = lazyRouteComponent(
  () => import('./awaited-letter.tsx'),
  'AwaitedLetter',
);
