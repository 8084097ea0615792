import { trpc } from '../../../../shared/api/trpc.ts';
import { LoadFailure } from '../../load-failure.tsx';

/** Why the field of job families offers none, and a way to try again; nothing while all is well. */
export function FamiliesFailure() {
  const { isError, refetch } = trpc.catalogue.families.useQuery();
  if (!isError) return null;
  return (
    <LoadFailure title="The job families could not be loaded." onRetry={() => void refetch()} />
  );
}
