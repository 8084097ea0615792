import type { Response, ScoredQuestion, Tier } from '@guildpath/contract';
import { scoreAssessment } from '@guildpath/scoring';
import { assess } from './assess.ts';
import type { Edition } from './edition.ts';

/**
 * Computes in advance what the first submission of each tier and the first combined profile would otherwise
 * wait for: the norms of each set of questions, which take a sixth of a second each, and the catalogue as
 * numbers.
 */
export function warmUp(edition: Edition, tiers: readonly Tier[]): void {
  let combinations: (readonly ScoredQuestion[])[] = [];
  for (const tier of tiers) {
    const asked = edition.instrument.questions[tier];
    assess(edition, { tier, responses: asked.map(toResponse) });
    const larger = combinations.map((questions) => [...questions, ...asked]);
    for (const questions of larger) scoreAssessment(questions, questions.map(toResponse));
    combinations = [...combinations, asked, ...larger];
  }
}

function toResponse({ id, type }: ScoredQuestion): Response {
  return { questionId: id, selectedOption: 'a', questionType: type };
}
