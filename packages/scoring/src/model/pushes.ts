import type { Answer } from './item.ts';
import { addEvidence } from './item-response.ts';
import { latentCount } from './latent-scales.ts';
import { getPrior } from './prior.ts';

/**
 * How far each answer pushed the estimates, one vector of latent scales per answer.
 *
 * At the mode the pull of the prior and the gradients of all answers cancel, so that the mode is the
 * sum, over the answers, of the prior covariance times their gradient: each answer's own share.
 */
export function pushesOf(answers: readonly Answer[], mode: Float64Array): Float64Array[] {
  const { covariance } = getPrior();
  const information = new Float64Array(latentCount * latentCount);
  return answers.map((answer) => {
    const gradient = new Float64Array(latentCount);
    addEvidence(answer, mode, { gradient, information });
    const push = new Float64Array(latentCount);
    for (let from = 0; from < latentCount; from += 1) {
      const slope = gradient[from] ?? 0;
      // An answer bears on one scale, or on four.
      if (slope === 0) continue;
      for (let to = 0; to < latentCount; to += 1) {
        push[to] = (push[to] ?? 0) + slope * (covariance[from * latentCount + to] ?? 0);
      }
    }
    return push;
  });
}
