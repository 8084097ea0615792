import { onetAttribution } from '@guildpath/contract';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '../../../../shared/api/trpc.ts';
import { ResultList } from '../lists/result-list.tsx';
import { useFilters } from '../lists/use-filters.ts';
import { useFocusOnReturn } from '../lists/use-focus-on-return.ts';
import { useResults } from '../lists/use-results.ts';
import { CareerFields, type CareerFilters } from './career-fields.tsx';
import classes from './career-library.module.css';
import { CareerReading } from './career-reading.tsx';
import { CareerRow } from './career-row.tsx';

const anyCareer: CareerFilters = {
  search: '',
  type: undefined,
  jobZone: undefined,
  category: undefined,
};

export interface CareerLibraryProps {
  /** The career that is open; without one the list is shown. */
  readonly careerId: string | undefined;
  readonly onLeaveCareer: () => void;
}

/** All careers of the catalogue, to search and read. The list stays mounted behind an open career. */
export function CareerLibrary({ careerId, onLeaveCareer }: CareerLibraryProps) {
  const { client } = trpc.useUtils();
  const { fields, settled, change, clear, searchField } = useFilters(anyCareer);
  const results = useResults({
    queryKey: getQueryKey(trpc.catalogue.careers, settled, 'infinite'),
    fetchPage: async (page) => {
      const { careers, total } = await client.catalogue.careers.query({ ...settled, page });
      return { items: careers, total };
    },
  });
  const isReading = careerId !== undefined;
  const browse = useFocusOnReturn<HTMLDivElement>(isReading);

  return (
    <div className={classes.library}>
      <div ref={browse} className={classes.browse} hidden={isReading}>
        <CareerFields filters={fields} onChange={change} searchField={searchField} />
        <ResultList results={results} nouns={['career', 'careers']} onClear={clear}>
          {(career) => <CareerRow career={career} />}
        </ResultList>
      </div>
      {isReading ? (
        <CareerReading key={careerId} careerId={careerId} onLeave={onLeaveCareer} />
      ) : null}
      <p className={classes.attribution}>
        {onetAttribution} Pay and outlook: U.S. Bureau of Labor Statistics, 2024.
      </p>
    </div>
  );
}
