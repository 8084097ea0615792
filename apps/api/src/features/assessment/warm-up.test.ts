import { describe, expect, it } from 'vitest';
import { openTestSite } from '../../testing/test-site.ts';
import { warmUp } from './warm-up.ts';

describe('warming up', () => {
  it('goes through a whole assessment of each open tier, and leaves nothing behind', async () => {
    const site = await openTestSite({ env: { AVAILABLE_TIERS: 'quick,epic' } });
    const written: string[] = [];
    await warmUp({
      catalogue: site.context.catalogue,
      env: site.context.env,
      readInstrument: site.context.readInstrument,
      insightWriter: {
        write: (facts) => {
          written.push(facts.tier);
          return site.context.insightWriter.write(facts);
        },
      },
    });
    expect(written).toEqual(['quick', 'epic']);
    const results = await site.context.db.selectFrom('assessment_results').select('id').execute();
    expect(results).toEqual([]);
  });
});
