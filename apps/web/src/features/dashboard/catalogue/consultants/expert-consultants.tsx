import { getQueryKey } from '@trpc/react-query';
import { trpc } from '../../../../shared/api/trpc.ts';
import { ChoiceField } from '../lists/choice-field.tsx';
import { FamiliesFailure } from '../lists/families-failure.tsx';
import classes from '../lists/fields.module.css';
import { ResultList } from '../lists/result-list.tsx';
import { SearchField } from '../lists/search-field.tsx';
import { useFilters } from '../lists/use-filters.ts';
import { useResults } from '../lists/use-results.ts';
import { ConsultantCard } from './consultant-card.tsx';

interface ConsultantFilters {
  readonly search: string;
  /** Job family. */
  readonly category: string | undefined;
}

const anyConsultant: ConsultantFilters = { search: '', category: undefined };

/** Searchable advisers. Sample listings are marked and explained. */
export function ExpertConsultants() {
  const { client } = trpc.useUtils();
  const { fields, settled, change, clear, searchField } = useFilters(anyConsultant);
  const families = trpc.catalogue.families.useQuery();
  const results = useResults({
    queryKey: getQueryKey(trpc.catalogue.consultants, settled, 'infinite'),
    fetchPage: async (page) => {
      const { consultants, total } = await client.catalogue.consultants.query({ ...settled, page });
      return { items: consultants, total };
    },
  });
  const hasSamples = results.found?.items.some(({ isSample }) => isSample) ?? false;

  return (
    <div className={classes.list}>
      {hasSamples ? (
        <p className={classes.note}>
          A sample listing shows what stands here once advisers have joined the guild. There is no
          such person, and none can be written to or booked.
        </p>
      ) : null}
      <div className={classes.fields}>
        <div className={classes.pair}>
          <SearchField
            ref={searchField}
            label="Search consultants"
            placeholder="Name, specialty or place"
            value={fields.search}
            onChange={(search) => change({ search })}
          />
          <ChoiceField
            label="Job family"
            anyLabel="All families"
            options={(families.data?.families ?? []).map(({ category }) => ({
              value: category,
              label: category,
            }))}
            value={fields.category}
            onChange={(category) => change({ category })}
          />
        </div>
        <FamiliesFailure />
      </div>
      <ResultList results={results} nouns={['consultant', 'consultants']} onClear={clear}>
        {(consultant) => <ConsultantCard consultant={consultant} />}
      </ResultList>
    </div>
  );
}
