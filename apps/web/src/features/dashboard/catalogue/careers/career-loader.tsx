import { Button, Skeleton } from '@guildpath/ui';
import { IconArrowLeft } from '@tabler/icons-react';
import { hasCode } from '../../../../shared/api/call-errors.ts';
import { trpc } from '../../../../shared/api/trpc.ts';
import { SaveButton } from '../../../../shared/careers/save-button.tsx';
import { LoadFailure } from '../../../../shared/status-screens/load-failure.tsx';
import classes from './career-page.module.css';
import { CareerPage } from './career-page.tsx';

export interface CareerLoaderProps {
  readonly careerId: string;
  readonly onLeave: () => void;
}

export function CareerLoader({ careerId, onLeave }: CareerLoaderProps) {
  const query = trpc.catalogue.career.useQuery({ careerId });
  const { data, error } = query;
  return (
    <div className="gp-stack gp-gap-2">
      <div className={classes.actions}>
        <Button
          variant="quiet"
          size="sm"
          leftIcon={<IconArrowLeft size={20} aria-hidden="true" />}
          onClick={onLeave}
        >
          Back
        </Button>
        {data ? <SaveButton careerId={data.id} title={data.title} /> : null}
      </div>
      {data ? <CareerPage career={data} /> : null}
      {hasCode(error, 'NOT_FOUND') ? <p role="alert">This career isn’t in our library.</p> : null}
      {error && !data && !hasCode(error, 'NOT_FOUND') ? (
        <LoadFailure title="We couldn’t load this career." query={query} />
      ) : null}
      {!data && !error ? (
        <div role="status">
          <span className="gp-visually-hidden">Loading the career</span>
          <Skeleton height="28rem" />
        </div>
      ) : null}
    </div>
  );
}
