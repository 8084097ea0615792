import { describe, expect, it } from 'vitest';
import { openTestSite } from '../../testing/test-site.ts';

describe('warming up', () => {
  it('goes through a whole assessment of each open tier, and leaves nothing behind', async () => {
    const { context } = await openTestSite();
    await context.compute.warmUp(['quick', 'epic']);
    const results = await context.db.selectFrom('assessment_results').select('id').execute();
    expect(results).toEqual([]);
  });
});
