import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/api-context.ts';
import { LoadFailure } from '../load-failure.tsx';
import { familiesQuery } from './families-query.ts';

/** Why the field of job families offers none, and a way to try again; nothing while all is well. */
export function FamiliesFailure() {
  const { isError, refetch } = useQuery(familiesQuery(useApi()));
  if (!isError) return null;
  return (
    <LoadFailure title="The job families could not be loaded." onRetry={() => void refetch()} />
  );
}
