import { Spinner } from '@guildpath/ui';
import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';

interface PartBoundaryProps {
  readonly children: ReactNode;
  /** Replaces a part that could not be loaded. Default: a line that says so. */
  readonly failure?: ReactNode;
}

export interface LazyPartProps extends PartBoundaryProps {
  /** Completes the label `Loading …`: `the puzzles`. */
  readonly name: string;
  /** Default: a spinner. */
  readonly fallback?: ReactNode;
}

/** Around components made by `lazy`: shows that they load. */
export function LazyPart({
  name,
  fallback = <Spinner label={`Loading ${name}`} />,
  children,
  ...failure
}: LazyPartProps) {
  return (
    <PartBoundary {...failure}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </PartBoundary>
  );
}

/** If a part fails, as when a filter list or an update took its code, the rest of the page stays. */
export function PartBoundary({
  children,
  failure = <p role="alert">We couldn’t load this part. Reload the page to try again.</p>,
}: PartBoundaryProps) {
  return (
    <CatchBoundary getResetKey={() => ''} errorComponent={() => failure}>
      {children}
    </CatchBoundary>
  );
}
