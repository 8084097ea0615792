import { onetAttribution } from '@guildpath/contract';
import { getQueryKey } from '@trpc/react-query';
import { useSiteSettings } from '../../../../shared/api/site-settings.ts';
import { trpc } from '../../../../shared/api/trpc.ts';
import { ResultList } from '../lists/result-list.tsx';
import { useFilters } from '../lists/use-filters.ts';
import { useFocusOnReturn } from '../lists/use-focus-on-return.ts';
import { useResults } from '../lists/use-results.ts';
import { CareerFields, type CareerFilters } from './career-filters.tsx';
import classes from './career-library.module.css';
import { CareerLoader } from './career-loader.tsx';
import { CareerRow } from './career-row.tsx';

const anyCareer: CareerFilters = {
  search: '',
  type: undefined,
  jobZone: undefined,
  category: undefined,
};

export interface CareerLibraryProps {
  /** Without an open career, the list is shown. */
  readonly careerId: string | undefined;
  readonly onLeaveCareer: () => void;
}

/** Shows the list, which stays mounted behind an open career. */
export function CareerLibrary({ careerId, onLeaveCareer }: CareerLibraryProps) {
  const { client } = trpc.useUtils();
  const { fields, debounced, change, clear, searchField } = useFilters(anyCareer);
  const results = useResults({
    queryKey: getQueryKey(trpc.catalogue.careers, debounced, 'infinite'),
    fetchPage: async (page) => {
      const { careers, total } = await client.catalogue.careers.query({
        ...debounced,
        sort: 'match',
        page,
      });
      return { items: careers, total };
    },
  });
  const { onetReleases } = useSiteSettings();
  const isCareerOpen = careerId !== undefined;
  const browse = useFocusOnReturn<HTMLDivElement>(isCareerOpen);

  return (
    <div className={classes.library}>
      <div ref={browse} className={classes.browse} hidden={isCareerOpen}>
        <CareerFields filters={fields} onChange={change} searchField={searchField} />
        <ResultList results={results} nouns={['career', 'careers']} onClear={clear}>
          {(career) => <CareerRow career={career} />}
        </ResultList>
      </div>
      {isCareerOpen ? (
        <CareerLoader key={careerId} careerId={careerId} onLeave={onLeaveCareer} />
      ) : null}
      <p className={classes.attribution}>
        {onetAttribution(onetReleases)} Pay and outlook: U.S. Bureau of Labor Statistics, 2024.
      </p>
    </div>
  );
}
