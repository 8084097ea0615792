import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Response, ScoredQuestion } from '@guildpath/contract';
import { scoreAssessment } from '@guildpath/scoring';
import type { AppContext } from '../../trpc/context.ts';
import { assess } from './assess.ts';

/**
 * Does in advance what the first submission of each open tier and the first profile of several tiers would wait for: the
 * norms of their questions, a sixth of a second each, and the catalogue as numbers.
 */
export async function warmUp(
  ctx: Pick<AppContext, 'catalogue' | 'env' | 'insightWriter' | 'readInstrument'>,
): Promise<void> {
  const instrument = await ctx.readInstrument();
  let combinations: (readonly ScoredQuestion[])[] = [];
  for (const tier of ctx.env.AVAILABLE_TIERS) {
    // Requests that are under way get a turn in between, here and below.
    await nextTurn();
    const asked = instrument.questions[tier];
    assess(ctx, instrument, { tier, responses: asked.map(toResponse) });
    const wider = combinations.map((questions) => [...questions, ...asked]);
    for (const questions of wider) {
      await nextTurn();
      scoreAssessment(questions, questions.map(toResponse));
    }
    combinations = [...combinations, asked, ...wider];
  }
}

function toResponse({ id, type }: ScoredQuestion): Response {
  return { questionId: id, selectedOption: 'a', questionType: type };
}
