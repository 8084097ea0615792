import { Spinner } from '@guildpath/ui';
import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';

export interface LazyPartProps {
  /** Completes the label `Loading …`: `the puzzles`. */
  readonly name: string;
  /** Contains components made by `lazy`. */
  readonly children: ReactNode;
}

/** If loading fails, the rest of the page stays. */
export function LazyPart({ name, children }: LazyPartProps) {
  return (
    <CatchBoundary
      getResetKey={() => name}
      errorComponent={() => (
        <p role="alert">We couldn’t load this part. Reload the page to try again.</p>
      )}
    >
      <Suspense fallback={<Spinner label={`Loading ${name}`} />}>{children}</Suspense>
    </CatchBoundary>
  );
}
