import type { Tier } from '@guildpath/contract';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../../shared/api-context.ts';
import { isUnauthorized } from '../../shared/call-error.ts';

/** Spec sections 7 and 9. */
const cachedForMs = 5 * 60 * 1000;
const maxRetries = 3;
const firstRetryDelayMs = 1000;
const maxRetryDelayMs = 30_000;

export function questionsQuery(api: ApiClient, tier: Tier) {
  return queryOptions({
    queryKey: ['questions', tier],
    queryFn: () => api.assessment.questions.query({ tier }),
    // Counts from leaving the quest, however long it was played. Until then the questions are never stale, as by default.
    gcTime: cachedForMs,
    retry: (failures, error) => failures < maxRetries && !isUnauthorized(error),
    retryDelay: (failures) => Math.min(firstRetryDelayMs * 2 ** failures, maxRetryDelayMs),
  });
}
