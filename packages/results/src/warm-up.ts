import type { Response, ScoredQuestion, Tier } from '@guildpath/contract';
import { scoreAssessment } from '@guildpath/scoring';
import { assess } from './assess.ts';
import type { Edition } from './edition.ts';

/**
 * Does in advance what the first submission of each of these tiers and the first profile of several would wait for: the
 * norms of their questions, a sixth of a second each, and the catalogue as numbers.
 */
export function warmUp(edition: Edition, tiers: readonly Tier[]): void {
  let combinations: (readonly ScoredQuestion[])[] = [];
  for (const tier of tiers) {
    const asked = edition.instrument.questions[tier];
    assess(edition, { tier, responses: asked.map(toResponse) });
    const wider = combinations.map((questions) => [...questions, ...asked]);
    for (const questions of wider) scoreAssessment(questions, questions.map(toResponse));
    combinations = [...combinations, asked, ...wider];
  }
}

function toResponse({ id, type }: ScoredQuestion): Response {
  return { questionId: id, selectedOption: 'a', questionType: type };
}
