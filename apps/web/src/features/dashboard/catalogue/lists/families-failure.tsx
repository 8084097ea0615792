import { trpc } from '../../../../shared/api/trpc.ts';
import { LoadFailure } from '../../load-failure.tsx';

/** Says why the field offers no job families, with a retry; nothing while there is no error. */
export function FamiliesFailure() {
  const { isError, refetch } = trpc.catalogue.families.useQuery();
  if (!isError) return null;
  return (
    <LoadFailure title="The job families could not be loaded." onRetry={() => void refetch()} />
  );
}
