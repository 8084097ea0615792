import { Alert, Button, Spinner } from '@guildpath/ui';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { toErrorText } from '../../../shared/api/call-errors.ts';
import panelClasses from './panels.module.css';
import classes from './query-boundary.module.css';

export interface QueryErrorProps<Data> {
  readonly query: UseQueryResult<Data, { readonly message: string }>;
  /** A plural noun: `users`. */
  readonly what: string;
}

export interface QueryBoundaryProps<Data> extends QueryErrorProps<Data> {
  readonly children: (data: Data) => ReactNode;
}

/** Shows a spinner while the query loads, and an error above older data when it fails. */
export function QueryBoundary<Data>({ query, what, children }: QueryBoundaryProps<Data>) {
  const { data, isPending } = query;
  return (
    <>
      <QueryError query={query} what={what} />
      {data === undefined ? null : children(data)}
      {isPending ? (
        <div className={panelClasses.waiting}>
          <Spinner label={`Loading ${what}`} />
        </div>
      ) : null}
    </>
  );
}

export function QueryError<Data>({ query, what }: QueryErrorProps<Data>) {
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
