import { Panel, Spinner } from '@guildpath/ui';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { trpc } from '../../../shared/api/trpc.ts';
import { Timestamp } from '../tables/timestamp.tsx';
import classes from './system-status.module.css';

/** Shows whether the system is healthy. An overview that could not be loaded counts as an issue. */
export function SystemStatus() {
  const { data, isPending, isError } = trpc.admin.systemOverview.useQuery();
  const isHealthy = !isError && data?.systemStatus === 'healthy';
  return (
    <Panel padding="none" className={classes.status} data-healthy={isHealthy || isPending}>
      {isPending ? <Spinner size={40} /> : null}
      {!isPending && isHealthy ? (
        <IconCircleCheck size={40} stroke={1.5} aria-hidden="true" />
      ) : null}
      {!isPending && !isHealthy ? (
        <IconAlertTriangle size={40} stroke={1.5} aria-hidden="true" />
      ) : null}
      <div>
        <p className={classes.line} role="status">
          {isPending ? 'Checking systems…' : toStatusLine(isHealthy)}
        </p>
        {isError
          ? null
          : [...(data?.systemIssues ?? []), ...(data?.systemNotes ?? [])].map((line) => (
              <p key={line} className={classes.issue}>
                {line}
              </p>
            ))}
        <p className="gp-soft">
          Last updated:{' '}
          {data?.lastUpdated ? <Timestamp at={data.lastUpdated} /> : <span>Unknown</span>}
        </p>
      </div>
    </Panel>
  );
}

function toStatusLine(isHealthy: boolean): string {
  return isHealthy ? 'All systems operational' : 'System issues detected';
}
