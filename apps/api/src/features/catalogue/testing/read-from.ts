import { expect } from 'vitest';
import type { TestSite } from '../../../../testing/test-site.ts';

/** Reads `/api…` as a guest, which must succeed. */
export async function readFrom<Answer>(site: TestSite, path: string): Promise<Answer> {
  const { status, body } = await site.browse().get(`/api${path}`);
  expect(status, path).toBe(200);
  // The procedure's output schema has checked it.
  return body as Answer;
}

export const byName = new Intl.Collator('en').compare;
