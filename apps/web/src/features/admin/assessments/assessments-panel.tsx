import { Panel } from '@guildpath/ui';
import { trpc } from '../../../shared/api/trpc.ts';
import { LazyPart } from '../../../shared/code-loading/lazy-part.tsx';
import { Figures } from '../figures/figures.tsx';
import classes from '../panels/panels.module.css';
import { QueryBoundary } from '../panels/query-boundary.tsx';
import { RecentActivity } from './recent-activity.tsx';

const loadCharts = () => import('./assessment-charts.tsx');

interface AssessmentsPanelProps {
  /** The charts and their library are loaded once the tab is shown. */
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
      {isShown ? (
        <LazyPart name="charts" load={loadCharts}>
          {({ AssessmentCharts }) => <AssessmentCharts />}
        </LazyPart>
      ) : null}
    </>
  );
}
