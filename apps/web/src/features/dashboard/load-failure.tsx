import { Button } from '@guildpath/ui';
import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import classes from './load-failure.module.css';

export interface LoadFailureProps {
  readonly title: string;
  /** Default: false. */
  readonly isRetrying?: boolean;
  readonly onRetry: () => void;
}

/** Says what could not be loaded, and retries on request. */
export function LoadFailure({ title, isRetrying = false, onRetry }: LoadFailureProps) {
  return (
    <Alert title={title} icon={<IconAlertTriangle aria-hidden="true" />}>
      <div className={classes.failure}>
        <p>The connection or the server may be to blame.</p>
        <Button variant="outline" size="sm" loading={isRetrying} onClick={onRetry}>
          Try Again
        </Button>
      </div>
    </Alert>
  );
}
