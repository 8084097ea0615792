import { getQueryKey } from '@trpc/react-query';
import { trpc } from '../../../../shared/api/trpc.ts';
import { FamiliesFailure } from '../lists/families-failure.tsx';
import { FilteredList } from '../lists/filtered-list.tsx';
import { ConsultantCard } from './consultant-card.tsx';

const sampleNote =
  'These are sample listings. The people in them aren’t real, so you can’t contact or book them. Real consultants will appear here once they’ve joined the guild.';

export function ExpertConsultants() {
  const { client } = trpc.useUtils();
  const families = trpc.catalogue.families.useQuery().data?.families ?? [];
  return (
    <FilteredList
      nouns={['consultant', 'consultants']}
      search={{ label: 'Search consultants', placeholder: 'Name, specialty or place' }}
      choice={{
        label: 'Job family',
        anyLabel: 'All families',
        options: families.map(({ category }) => ({ value: category, label: category })),
      }}
      choiceFailure={<FamiliesFailure />}
      toSource={({ search, choice: category }) => ({
        queryKey: getQueryKey(trpc.catalogue.consultants, { search, category }, 'infinite'),
        fetchPage: async (page) => {
          const input = { search, category, page };
          const { consultants, total } = await client.catalogue.consultants.query(input);
          return { items: consultants, total };
        },
      })}
      toNote={(consultants) => (consultants.some(({ isSample }) => isSample) ? sampleNote : null)}
    >
      {(consultant) => <ConsultantCard consultant={consultant} />}
    </FilteredList>
  );
}
