import type { PreviewOutput, Response, Tier } from '@guildpath/contract';
import { useQuery } from '@tanstack/react-query';
import { trpc } from '../../../shared/api/trpc.ts';

export type Preview =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | ({ readonly kind: 'loaded' } & PreviewOutput);

interface PreviewOptions {
  readonly tier: Tier;
  readonly responses: readonly Response[];
  readonly isComplete: boolean;
}

/** Fetches the class before anything is submitted. The screens work without it. */
export function usePreview({ tier, responses, isComplete }: PreviewOptions): Preview {
  const { client } = trpc.useUtils();
  // A POST, because it sends a whole quest; a query, because it changes nothing.
  const { data, isError } = useQuery({
    // One key for all unfinished states, instead of one for each answer.
    queryKey: ['assessment.preview', tier, isComplete && responses],
    queryFn: () =>
      client.assessment.preview.mutate({ assessmentType: tier, responses: [...responses] }),
    enabled: isComplete,
    refetchOnReconnect: true,
  });
  if (data) return { kind: 'loaded', ...data };
  return { kind: isError ? 'failed' : 'loading' };
}
