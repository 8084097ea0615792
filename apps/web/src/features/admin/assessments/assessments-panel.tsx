import { Panel } from '@guildpath/ui';
import { trpc } from '../../../shared/api/trpc.ts';
import { Figures } from '../figures/figures.tsx';
import classes from '../panels/panels.module.css';
import { QueryBoundary } from '../panels/query-boundary.tsx';
import { AssessmentCharts } from './assessment-charts.tsx';
import { RecentActivity } from './recent-activity.tsx';

interface AssessmentsPanelProps {
  /** The charts are loaded once the tab is shown. */
  readonly isShown: boolean;
}

export function AssessmentsPanel({ isShown }: AssessmentsPanelProps) {
  const query = trpc.admin.assessmentStats.useQuery();
  return (
    <>
      <QueryBoundary query={query} what="assessments">
        {({ total, byType, recentActivity }) => (
          <div className={classes.aside}>
            <Panel padding="none" className={classes.board}>
              <Figures
                title="Completed quests"
                figures={{
                  Total: total,
                  'Quick Quests': byType.quick,
                  'Epic Journeys': byType.epic,
                }}
              />
            </Panel>
            <Panel padding="none" className={classes.board}>
              <RecentActivity activity={recentActivity} />
            </Panel>
          </div>
        )}
      </QueryBoundary>
      {isShown ? <AssessmentCharts /> : null}
    </>
  );
}
