import { trpc } from '../../../../shared/api/trpc.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';

export function FamiliesFailure() {
  const query = trpc.catalogue.families.useQuery();
  if (!query.isError) return null;
  return <LoadFailure title="The job families could not be loaded." query={query} />;
}
