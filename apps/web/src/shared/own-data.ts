import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './api-context.ts';

/** Begins the key of whatever only the viewer may see: all of it is forgotten when someone else takes the place. */
export const ownDataKey = ['own'] as const;

export function ownAssessmentsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...ownDataKey, 'assessments'],
    queryFn: () => api.user.assessments.query(),
  });
}

export function resultsQuery(api: ApiClient, assessmentResultId: string) {
  return queryOptions({
    queryKey: [...ownDataKey, 'results', assessmentResultId],
    queryFn: () => api.results.get.query({ assessmentResultId }),
  });
}
