import { Panel } from '@guildpath/ui';
import { trpc } from '../../../shared/api/trpc.ts';
import { Figures } from '../parts/figures.tsx';
import classes from '../parts/panels.module.css';
import { QueryBoundary } from '../parts/query-boundary.tsx';
import { RecentActivity } from './recent-activity.tsx';

/** How many quests were finished, and the latest of them. */
export function AssessmentsPanel() {
  const query = trpc.admin.assessmentStats.useQuery();
  return (
    <QueryBoundary query={query} what="assessments">
      {({ total, byType, recentActivity }) => (
        <div className={classes.aside}>
          <Panel padding="none" className={classes.board}>
            <Figures
              title="Completed quests"
              figures={[
                { label: 'Total', count: total },
                { label: 'Quick Quests', count: byType.quick },
                { label: 'Epic Journeys', count: byType.epic },
              ]}
            />
          </Panel>
          <Panel padding="none" className={classes.board}>
            <RecentActivity activity={recentActivity} />
          </Panel>
        </div>
      )}
    </QueryBoundary>
  );
}
