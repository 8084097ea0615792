import { trpc } from '../../../../shared/api/trpc.ts';
import { LoadFailure } from '../../../../shared/status-screens/load-failure.tsx';

export function FamiliesFailure() {
  const query = trpc.catalogue.families.useQuery();
  if (!query.isError) return null;
  return <LoadFailure title="We couldn’t load the job families." query={query} />;
}
