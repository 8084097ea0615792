import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../../shared/api-context.ts';

export function careerQuery(api: ApiClient, careerId: string) {
  return queryOptions({
    queryKey: ['catalogue', 'career', careerId],
    queryFn: () => api.catalogue.career.query({ careerId }),
  });
}
