import { Spinner } from '@guildpath/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import classes from './query-boundary.module.css';
import { QueryError } from './query-error.tsx';

export interface QueryBoundaryProps<Data> {
  readonly query: UseQueryResult<Data, { readonly message: string }>;
  /** What is read, in the plural, as in a sentence: `users`. */
  readonly what: string;
  readonly children: (data: Data) => ReactNode;
}

/** What was read from the server; or that it is on its way; or that it failed, with what was known before. */
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
