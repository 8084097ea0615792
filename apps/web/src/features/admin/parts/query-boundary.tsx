import { Spinner } from '@guildpath/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import classes from './panels.module.css';
import { QueryError } from './query-error.tsx';

export interface QueryBoundaryProps<Data> {
  readonly query: UseQueryResult<Data, { readonly message: string }>;
  /** A plural noun: `users`. */
  readonly what: string;
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
