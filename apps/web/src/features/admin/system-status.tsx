import { Panel, Spinner } from '@guildpath/ui';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../shared/api-context.ts';
import { systemOverviewQuery } from './admin-queries.ts';
import { Moment } from './moment.tsx';
import classes from './system-status.module.css';

/** Whether all is well, as far as the last overview told. One that could not be read is no good sign. */
export function SystemStatus() {
  const { data, isPending, isError } = useQuery(systemOverviewQuery(useApi()));
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
          {isPending ? 'Checking systems…' : null}
          {!isPending && isHealthy ? 'All systems operational' : null}
          {!isPending && !isHealthy ? 'System issues detected' : null}
        </p>
        <p className={classes.updated}>
          Last updated: {data ? <Moment at={data.lastUpdated} /> : 'Unknown'}
        </p>
      </div>
    </Panel>
  );
}
