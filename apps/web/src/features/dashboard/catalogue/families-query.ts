import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../../shared/api-context.ts';

/** The job families by name. */
export function familiesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['catalogue', 'families'],
    queryFn: () => api.catalogue.families.query(),
  });
}
