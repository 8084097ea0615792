import { Alert, Button } from '@guildpath/ui';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { toErrorText } from '../../../shared/api/call-errors.ts';
import classes from './query-error.module.css';

export interface QueryErrorProps {
  readonly query: UseQueryResult<unknown, { readonly message: string }>;
  /** A plural noun: `users`. */
  readonly what: string;
}

export function QueryError({ query, what }: QueryErrorProps) {
  const { data, error, isFetching, refetch } = query;
  if (!error) return null;
  const isKnown = data !== undefined;
  return (
    <Alert
      icon={<IconAlertTriangle aria-hidden="true" />}
      title={`Couldn’t ${isKnown ? 'update' : 'load'} the ${what}.`}
    >
      <div className={classes.failure}>
        <p>
          {isKnown ? 'What you see may be out of date. ' : null}
          <span className={classes.cause}>{toErrorText(error)}</span>
        </p>
        <Button
          variant="outline"
          size="sm"
          loading={isFetching}
          leftIcon={<IconRefresh size={18} aria-hidden="true" />}
          onClick={() => void refetch()}
        >
          Refresh
        </Button>
      </div>
    </Alert>
  );
}
