import { Spinner } from '@guildpath/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { CatchBoundary } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { loadCode } from './load-code.ts';

const defaultFailure = (
  <p role="alert">We couldn’t load this part. Reload the page to try again.</p>
);

interface PartBoundaryProps {
  readonly children: ReactNode;
  /** Replaces a part that could not be loaded. Default: a line that says so. */
  readonly failure?: ReactNode;
}

interface Part<Code> {
  /** Unique. Completes the label `Loading …`: `the puzzles`. */
  readonly name: string;
  readonly load: () => Promise<Code>;
}

export interface LazyPartProps<Code> extends Part<Code>, Pick<PartBoundaryProps, 'failure'> {
  /** Default: a spinner. */
  readonly fallback?: ReactNode;
  readonly children: (code: Code) => ReactNode;
}

/** Unlike `lazy`, loads again after a failure: when the part is rendered again, or back online. */
export function codeQuery<Code>({ name, load }: Part<Code>) {
  return queryOptions({
    queryKey: ['code', name],
    queryFn: () => loadCode(load),
    refetchOnReconnect: true,
  });
}

/** Renders a part whose code is loaded on demand. */
export function LazyPart<Code>({
  name,
  load,
  fallback = <Spinner label={`Loading ${name}`} />,
  failure = defaultFailure,
  children,
}: LazyPartProps<Code>) {
  const { data: code, isError } = useQuery(codeQuery({ name, load }));
  if (code) return <PartBoundary failure={failure}>{children(code)}</PartBoundary>;
  return isError ? failure : fallback;
}

/** If a part fails, as when a filter list or an update took its code, the rest of the page stays. */
export function PartBoundary({ children, failure = defaultFailure }: PartBoundaryProps) {
  return (
    <CatchBoundary getResetKey={() => ''} errorComponent={() => failure}>
      {children}
    </CatchBoundary>
  );
}
