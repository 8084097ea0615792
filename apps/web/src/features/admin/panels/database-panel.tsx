import { Panel } from '@guildpath/ui';
import { trpc } from '../../../shared/api/trpc.ts';
import { Figures } from '../figures/figures.tsx';
import classes from './panels.module.css';
import { QueryBoundary } from './query-boundary.tsx';

export function DatabasePanel() {
  const query = trpc.admin.databaseStats.useQuery();
  return (
    <QueryBoundary query={query} what="database figures">
      {({ questions, careers, skills, programs, companies, halls, places }) => (
        <div className={classes.halves}>
          <Panel padding="none" className={classes.board}>
            <Figures
              title="Questions by tier"
              figures={[
                { label: 'Total', count: questions.total },
                { label: 'Quick', count: questions.byTier.quick },
                { label: 'Standard', count: questions.byTier.standard },
                { label: 'Epic', count: questions.byTier.epic },
              ]}
            />
          </Panel>
          <Panel padding="none" className={classes.board}>
            <Figures
              title="Career data"
              figures={[
                { label: 'Careers', count: careers.total },
                { label: 'Skills', count: skills.total },
                { label: 'Educational Programs', count: programs.total },
                { label: 'Companies', count: companies.total },
              ]}
            />
          </Panel>
          <Panel padding="none" className={classes.board}>
            <Figures
              title="Halls"
              figures={[
                { label: 'Halls', count: halls.total },
                { label: 'Places', count: places.total },
              ]}
            />
          </Panel>
        </div>
      )}
    </QueryBoundary>
  );
}
