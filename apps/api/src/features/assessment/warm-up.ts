import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Response } from '@guildpath/contract';
import type { AppContext } from '../../trpc/context.ts';
import { assess } from './assess.ts';

/**
 * Does ahead what the first submission of each open tier would wait for: the norms of its questions, and the
 * catalogue as numbers.
 */
export async function warmUp(
  ctx: Pick<AppContext, 'catalogue' | 'env' | 'insightWriter'>,
): Promise<void> {
  for (const tier of ctx.env.AVAILABLE_TIERS) {
    // Requests that are under way get a turn between the tiers.
    await nextTurn();
    const responses = ctx.catalogue.questions[tier].scored.map(
      ({ id, type }): Response => ({ questionId: id, selectedOption: 'a', questionType: type }),
    );
    assess(ctx, tier, responses);
  }
}
