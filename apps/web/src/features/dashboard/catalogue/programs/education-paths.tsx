import { programLevels } from '@guildpath/contract';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '../../../../shared/api/trpc.ts';
import { FilteredList } from '../lists/filtered-list.tsx';
import { ProgramCard } from './program-card.tsx';
import { programLevelNames } from './program-level-names.ts';

const note =
  'These programs are examples. Ask the school if it still offers the program, what it costs and how to get in.';

export function EducationPaths() {
  const { client } = trpc.useUtils();
  return (
    <FilteredList
      nouns={['program', 'programs']}
      search={{ label: 'Search programs', placeholder: 'Program, school, place or career' }}
      choice={{
        label: 'Level',
        anyLabel: 'All levels',
        options: programLevels.map((level) => ({ value: level, label: programLevelNames[level] })),
      }}
      toSource={({ search, choice: level }) => ({
        queryKey: getQueryKey(trpc.catalogue.programs, { search, level }, 'infinite'),
        fetchPage: async (page) => {
          const { programs, total } = await client.catalogue.programs.query({
            search,
            level,
            page,
          });
          return { items: programs, total };
        },
      })}
      toNote={() => note}
    >
      {(program) => <ProgramCard program={program} />}
    </FilteredList>
  );
}
