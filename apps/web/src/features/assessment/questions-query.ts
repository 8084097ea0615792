import type { Tier } from '@guildpath/contract';
import { isUnauthorized } from '../../shared/call-error.ts';
import type { Trpc } from '../../shared/trpc.ts';

/** Spec sections 7 and 9. */
const freshForMs = 5 * 60 * 1000;
const maxRetries = 3;
const firstRetryDelayMs = 1000;
const maxRetryDelayMs = 30_000;

export function questionsQuery(trpc: Trpc, tier: Tier) {
  return trpc.assessment.questions.queryOptions(
    { tier },
    {
      staleTime: freshForMs,
      gcTime: freshForMs,
      retry: (failures, error) => failures < maxRetries && !isUnauthorized(error),
      retryDelay: (failures) => Math.min(firstRetryDelayMs * 2 ** failures, maxRetryDelayMs),
    },
  );
}
