import { z } from 'zod';

export const narrativeKind = 'narrative';

export const narrativePayload = z.object({ resultId: z.string() });

/** A job for the outbox: have the texts of this result rewritten. */
export function toNarrativeJob(resultId: string) {
  return { kind: narrativeKind, payload: { resultId } };
}
