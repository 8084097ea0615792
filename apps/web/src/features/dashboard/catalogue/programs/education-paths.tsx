import { type ProgramLevel, programLevels } from '@guildpath/contract';
import { getQueryKey } from '@trpc/react-query';
import { trpc } from '../../../../shared/api/trpc.ts';
import { ChoiceField } from '../lists/choice-field.tsx';
import classes from '../lists/fields.module.css';
import { ResultList } from '../lists/result-list.tsx';
import { SearchField } from '../lists/search-field.tsx';
import { useFilters } from '../lists/use-filters.ts';
import { useResults } from '../lists/use-results.ts';
import { ProgramCard } from './program-card.tsx';
import { programLevelNames } from './program-level-names.ts';

interface ProgramFilters {
  readonly search: string;
  readonly level: ProgramLevel | undefined;
}

const anyProgram: ProgramFilters = { search: '', level: undefined };

/** Searchable programs of real schools, with the careers they lead to. */
export function EducationPaths() {
  const { client } = trpc.useUtils();
  const { fields, settled, change, clear, searchField } = useFilters(anyProgram);
  const results = useResults({
    queryKey: getQueryKey(trpc.catalogue.programs, settled, 'infinite'),
    fetchPage: async (page) => {
      const { programs, total } = await client.catalogue.programs.query({ ...settled, page });
      return { items: programs, total };
    },
  });

  return (
    <div className={classes.list}>
      <p className={classes.note}>
        The programs are examples. Check with the school that one is still offered, what it costs
        and how to get in.
      </p>
      <div className={classes.fields}>
        <div className={classes.pair}>
          <SearchField
            ref={searchField}
            label="Search programs"
            placeholder="Program, school, place or career"
            value={fields.search}
            onChange={(search) => change({ search })}
          />
          <ChoiceField
            label="Level"
            anyLabel="All levels"
            options={programLevels.map((level) => ({
              value: level,
              label: programLevelNames[level],
            }))}
            value={fields.level}
            onChange={(level) => change({ level })}
          />
        </div>
      </div>
      <ResultList results={results} nouns={['program', 'programs']} onClear={clear}>
        {(program) => <ProgramCard program={program} />}
      </ResultList>
    </div>
  );
}
