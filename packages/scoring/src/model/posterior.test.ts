import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyResponses } from '../testing/arbitraries.ts';
import { balancedQuestions } from '../testing/balanced-questions.ts';
import { instrumentOf } from './instrument.ts';
import type { Answer } from './item.ts';
import { latentCount } from './latent-scales.ts';
import { posteriorOf } from './posterior.ts';

const questions = balancedQuestions('quick');
const anyAnswers = anyResponses(questions).map((responses): Answer[] =>
  instrumentOf(questions).questions.map(({ item, outcomes }, i) => {
    const { selectedOption = 'a', leastOption } = responses[i] ?? {};
    const outcome = outcomes[selectedOption];
    return leastOption ? { item, outcome, least: outcomes[leastOption] } : { item, outcome };
  }),
);

test('without answers the posterior is the prior', () => {
  const { mode, covariance } = posteriorOf([]);
  expect(Array.from(mode)).toEqual(new Array(latentCount).fill(0));
  expect(covariance[0]).toBeCloseTo(1, 9);
});

test('answers never increase the variance above that of the prior', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const { covariance } = posteriorOf(answers);
      for (let scale = 0; scale < latentCount; scale += 1) {
        expect(covariance[scale * latentCount + scale]).toBeLessThanOrEqual(1 + 1e-9);
      }
    }),
    { numRuns: 50 },
  );
});

test('a hundred identical answers still have a finite mode', () => {
  const extreme = new Array<Answer>(100).fill({ item: { kind: 'graded', scale: 8 }, outcome: 3 });
  const extraversion = posteriorOf(extreme).mode[8] ?? 0;
  expect(extraversion).toBeGreaterThan(2);
  expect(extraversion).toBeLessThan(5);
});
