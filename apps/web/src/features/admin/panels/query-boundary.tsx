import { Spinner } from '@guildpath/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { toErrorText } from '../../../shared/api/call-errors.ts';
import { LoadFailure } from '../../../shared/status-screens/load-failure.tsx';
import classes from './panels.module.css';

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
        <div className={classes.waiting}>
          <Spinner label={`Loading ${what}`} />
        </div>
      ) : null}
    </>
  );
}

export function QueryError<Data>({ query, what }: QueryErrorProps<Data>) {
  const { data, error } = query;
  if (!error) return null;
  const isKnown = data !== undefined;
  return (
    <LoadFailure title={`Couldn’t ${isKnown ? 'update' : 'load'} the ${what}.`} query={query}>
      {isKnown ? 'What you see may be out of date. ' : null}
      <span className="gp-soft gp-anywhere">{toErrorText(error)}</span>
    </LoadFailure>
  );
}
