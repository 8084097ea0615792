import { Alert, Button, type ButtonProps } from '@guildpath/ui';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

export interface Refetchable {
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface TryAgainProps extends Pick<ButtonProps, 'size'> {
  readonly query: Refetchable;
}

export interface LoadFailureProps {
  readonly title: string;
  readonly query: Refetchable;
  /** Default: advice about the connection. */
  readonly children?: ReactNode;
}

/** Takes the place of a part of a screen that could not be loaded. */
export function LoadFailure({ title, query, children }: LoadFailureProps) {
  return (
    <Alert title={title} icon={<IconAlertTriangle aria-hidden="true" />}>
      <div className="gp-stack gp-start gp-gap-4">
        <p>{children ?? 'Please check your connection. Our server could be down, too.'}</p>
        <TryAgain query={query} size="sm" />
      </div>
    </Alert>
  );
}

export function TryAgain({ query: { isFetching, refetch }, size }: TryAgainProps) {
  return (
    <Button variant="outline" size={size} loading={isFetching} onClick={() => void refetch()}>
      Try Again
    </Button>
  );
}
