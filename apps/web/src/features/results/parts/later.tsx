import { Spinner } from '@guildpath/ui';
import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';

export interface LaterProps {
  /** What is fetched, to follow `Loading`: `the puzzles`. */
  readonly name: string;
  /** Holds components made by `lazy`. */
  readonly children: ReactNode;
}

/** A part whose code is fetched on its own. When that fails, the rest of the page stays. */
export function Later({ name, children }: LaterProps) {
  return (
    <CatchBoundary
      getResetKey={() => name}
      errorComponent={() => (
        <p role="alert">This part could not be loaded. Reload the page to try again.</p>
      )}
    >
      <Suspense fallback={<Spinner label={`Loading ${name}`} />}>{children}</Suspense>
    </CatchBoundary>
  );
}
