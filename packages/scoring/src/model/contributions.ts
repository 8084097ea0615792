import type { Answer } from './item.ts';
import { addEvidence } from './item-response.ts';
import { latentCount } from './latent-scales.ts';
import { getPrior } from './prior.ts';

/**
 * Splits the estimates into contributions: one vector over the latent scales for each answer.
 *
 * At the mode, the gradients of the prior and of all answers cancel, so the mode is the sum, over the
 * answers, of the prior covariance times the answer's gradient.
 */
export function contributionsOf(answers: readonly Answer[], mode: Float64Array): number[][] {
  const { covariance } = getPrior();
  const gradient = new Float64Array(latentCount);
  const information = new Float64Array(latentCount * latentCount);
  return answers.map((answer) => {
    gradient.fill(0);
    addEvidence(answer, mode, { gradient, information });
    const contribution = new Array<number>(latentCount).fill(0);
    for (let from = 0; from < latentCount; from += 1) {
      const slope = gradient[from] ?? 0;
      // Most slopes are 0: an answer has a gradient on one scale or on four.
      if (slope === 0) continue;
      for (let to = 0; to < latentCount; to += 1) {
        contribution[to] =
          (contribution[to] ?? 0) + slope * (covariance[from * latentCount + to] ?? 0);
      }
    }
    return contribution;
  });
}
