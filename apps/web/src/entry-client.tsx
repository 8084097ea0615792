import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createAppRouter } from './router.tsx';
import { prefetchViewer } from './shared/auth/auth.ts';
import { watchViewer } from './shared/auth/watch-viewer.ts';
import { watchStyles } from './shared/code-loading/missing-styles.ts';
import { printFolds } from './shared/layout/print-folds.ts';

// The router calls it, and Chrome 92 lacks it.
Object.hasOwn ??= (object, key) => Object.getOwnPropertyDescriptor(object, key) !== undefined;

const router = createAppRouter();
watchStyles(router);
watchViewer(router.options.context);
printFolds();
prefetchViewer(router.options.context);

// In a transition, so that hydration yields to the visitor's input.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  );
});
