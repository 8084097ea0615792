import { Spinner } from '@guildpath/ui';
import { useWindowEvent } from '@mantine/hooks';
import { CatchBoundary } from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { lacksStyles } from './missing-styles.ts';
import { reloadForCode, reloadIfServed } from './reload-for-code.ts';

/** Creates a component whose code is loaded when first rendered, or preloaded. It belongs in a `Part`. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const Component = lazy(async () => {
    if (lacksStyles()) throw new Error('A stylesheet of this page could not be loaded.');
    return { default: await load() };
  });
  return Object.assign(Component, {
    preload: () => {
      // A failure shows when the part is rendered.
      load().catch(() => undefined);
    },
  });
}

interface PartProps {
  /** Completes `Loading …` and `We couldn’t load …`. Default: this part. */
  readonly name?: string;
  readonly children: ReactNode;
  /** Default: a spinner. */
  readonly fallback?: ReactNode;
  /** Replaces a part that the page can do without. Default: a line that says so, and the page is reloaded. */
  readonly failure?: ReactNode;
}

/** Shows a part once its code has loaded. If that fails, the rest of the page stays. */
export function Part({
  name = 'this part',
  children,
  fallback = <Spinner label={`Loading ${name}`} />,
  failure,
}: PartProps) {
  const isNeeded = failure === undefined;
  return (
    <CatchBoundary
      getResetKey={() => ''}
      errorComponent={() => (isNeeded ? <Failure name={name} /> : failure)}
      onCatch={() => {
        if (isNeeded) void reloadForCode();
      }}
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </CatchBoundary>
  );
}

function Failure({ name }: { readonly name: string }) {
  useWindowEvent('online', () => void reloadIfServed());
  return <p role="alert">{`We couldn’t load ${name}. Reload the page to try again.`}</p>;
}
