import { Button, Skeleton } from '@guildpath/ui';
import type { ReactNode } from 'react';
import { LoadFailure } from '../../../../shared/status-screens/load-failure.tsx';
import { useShowMore } from '../../queries/use-show-more.ts';
import classes from './result-list.module.css';
import type { Results } from './use-results.ts';

export interface ResultListProps<Item extends { readonly id: string }> {
  readonly results: Results<Item>;
  /** The singular and the plural: `career`, `careers`. */
  readonly nouns: readonly [one: string, many: string];
  readonly onClear: () => void;
  readonly children: (item: Item) => ReactNode;
}

const bones = ['first', 'second', 'third', 'fourth'];

export function ResultList<Item extends { readonly id: string }>(props: ResultListProps<Item>) {
  const { results, nouns, onClear, children } = props;
  const { found, isFetching, hasFailed } = results;
  const count = found?.items.length ?? 0;
  const { list, handleMore } = useShowMore(count, results.showMore);

  return (
    <div className={classes.results}>
      <p className={classes.count} role="status">
        {found ? countWords(count, found.total, nouns) : isFetching && `Looking for ${nouns[1]}`}
      </p>
      {!found && !hasFailed ? bones.map((bone) => <Skeleton key={bone} height={112} />) : null}
      {found && found.total > 0 ? (
        <ul ref={list} className={classes.list} aria-busy={isFetching}>
          {found.items.map((item) => (
            <li key={item.id} tabIndex={-1}>
              {children(item)}
            </li>
          ))}
        </ul>
      ) : null}
      {found?.total === 0 ? (
        <div className={classes.empty}>
          <p>No matches. Try fewer words or different filters.</p>
          <Button variant="outline" size="sm" onClick={onClear}>
            Clear Filters
          </Button>
        </div>
      ) : null}
      {hasFailed ? (
        <LoadFailure
          title={`We couldn’t load ${found ? 'more' : 'the'} ${nouns[1]}.`}
          query={{ isFetching, refetch: results.retry }}
        />
      ) : null}
      {found && count < found.total && !hasFailed ? (
        <Button
          variant="outline"
          className={classes.more}
          loading={isFetching}
          onClick={handleMore}
        >
          Show More
        </Button>
      ) : null}
    </div>
  );
}

function countWords(shown: number, total: number, [one, many]: ResultListProps<never>['nouns']) {
  if (total === 0) return `No ${many} found`;
  if (total === 1) return `1 ${one}`;
  return shown < total ? `Showing ${shown} of ${total} ${many}` : `${total} ${many}`;
}
