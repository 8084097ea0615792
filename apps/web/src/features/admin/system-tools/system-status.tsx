import { Panel, Spinner } from '@guildpath/ui';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { trpc } from '../../../shared/api/trpc.ts';
import { Timestamp } from '../tables/timestamp.tsx';
import classes from './system-status.module.css';

/** Shows whether the system is healthy. An overview that could not be loaded counts as an issue. */
export function SystemStatus() {
  const { data, isPending, isError } = trpc.admin.systemOverview.useQuery();
  const isHealthy = !isError && data?.systemStatus === 'healthy';
  const [Icon, line] = isHealthy
    ? ([IconCircleCheck, 'All systems operational'] as const)
    : ([IconAlertTriangle, 'System issues detected'] as const);
  return (
    <Panel padding="none" className={classes.status} data-healthy={isHealthy || isPending}>
      {isPending ? <Spinner size={40} /> : <Icon size={40} stroke={1.5} aria-hidden="true" />}
      <div>
        <p className={classes.line} role="status">
          {isPending ? 'Checking systems…' : line}
        </p>
        {isError
          ? null
          : [...(data?.systemIssues ?? []), ...(data?.systemNotes ?? [])].map((issue) => (
              <p key={issue}>{issue}</p>
            ))}
        <p className="gp-soft">
          Last updated:{' '}
          {data?.lastUpdated ? <Timestamp at={data.lastUpdated} /> : <span>Unknown</span>}
        </p>
      </div>
    </Panel>
  );
}
