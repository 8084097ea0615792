import type { PreviewOutput, Response, Tier } from '@guildpath/contract';
import { useQuery } from '@tanstack/react-query';
import { trpc } from '../../../shared/api/trpc.ts';

export type Preview =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | ({ readonly kind: 'known' } & PreviewOutput);

interface PreviewOptions {
  readonly tier: Tier;
  readonly responses: readonly Response[];
  /** False while there are scenes to answer. */
  readonly isComplete: boolean;
}

/** What the guild sees in the answers, before anything is submitted. The screens work without it. */
export function usePreview({ tier, responses, isComplete }: PreviewOptions): Preview {
  const { client } = trpc.useUtils();
  // A POST, because it sends a whole quest; but it changes nothing, so its answer is cached as a query's.
  const { data, isError } = useQuery({
    // One query for all that is unfinished, and not one for each answer.
    queryKey: ['assessment.preview', tier, isComplete && responses],
    queryFn: () =>
      client.assessment.preview.mutate({ assessmentType: tier, responses: [...responses] }),
    enabled: isComplete,
    // What could not be read without a connection.
    refetchOnReconnect: true,
  });
  if (data) return { kind: 'known', ...data };
  return { kind: isError ? 'failed' : 'loading' };
}
