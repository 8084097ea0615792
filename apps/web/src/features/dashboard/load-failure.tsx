import { Alert, Button } from '@guildpath/ui';
import { IconAlertTriangle } from '@tabler/icons-react';

export interface Refetchable {
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface LoadFailureProps {
  readonly title: string;
  readonly query: Refetchable;
}

export function LoadFailure({ title, query: { isFetching, refetch } }: LoadFailureProps) {
  return (
    <Alert title={title} icon={<IconAlertTriangle aria-hidden="true" />}>
      <div className="gp-stack gp-start gp-gap-4">
        <p>Please check your connection. Our server could be down, too.</p>
        <Button variant="outline" size="sm" loading={isFetching} onClick={() => void refetch()}>
          Try Again
        </Button>
      </div>
    </Alert>
  );
}
