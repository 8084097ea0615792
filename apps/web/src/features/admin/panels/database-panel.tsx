import { Panel } from '@guildpath/ui';
import { trpc } from '../../../shared/api/trpc.ts';
import { Figures } from '../figures/figures.tsx';
import classes from './panels.module.css';
import { QueryBoundary } from './query-boundary.tsx';

export function DatabasePanel() {
  const query = trpc.admin.databaseStats.useQuery();
  return (
    <QueryBoundary query={query} what="database figures">
      {({ questions: { total, byTier }, careers, skills, programs, companies, halls, places }) => {
        const boards = {
          'Questions by tier': {
            Total: total,
            Quick: byTier.quick,
            Standard: byTier.standard,
            Epic: byTier.epic,
          },
          'Career data': {
            Careers: careers.total,
            Skills: skills.total,
            'Educational Programs': programs.total,
            Companies: companies.total,
          },
          Halls: { Halls: halls.total, Places: places.total },
        };
        return (
          <div className={classes.halves}>
            {Object.entries(boards).map(([title, figures]) => (
              <Panel key={title} padding="none" className={classes.board}>
                <Figures title={title} figures={figures} />
              </Panel>
            ))}
          </div>
        );
      }}
    </QueryBoundary>
  );
}
