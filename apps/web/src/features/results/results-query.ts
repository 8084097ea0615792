import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../shared/api-context.ts';
import { ownDataKey } from '../../shared/own-data.ts';

export function resultsQuery(api: ApiClient, assessmentResultId: string) {
  return queryOptions({
    queryKey: [...ownDataKey, 'results', assessmentResultId],
    queryFn: () => api.results.get.query({ assessmentResultId }),
  });
}
