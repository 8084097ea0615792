import { optionIds, type Response, type ScoredQuestion } from '@guildpath/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CareerMatch, matcherOf, minAptitudeItems, scoreAssessment } from './index.ts';
import { matchWeights, preparedCatalogue } from './matching/prepared-catalogue.ts';
import { rowWidth } from './matching/row-layout.ts';
import { anyResponses } from './testing/arbitraries.ts';
import { aQuestion, balancedQuestions } from './testing/balanced-questions.ts';
import { writtenAnswers } from './testing/simulated-people.ts';
import { syntheticCareers } from './testing/synthetic-careers.ts';

const careers = syntheticCareers(120);

function matchesOf(
  questions: readonly ScoredQuestion[],
  responses: readonly Response[],
  count = 5,
): CareerMatch[] {
  return matcherOf(scoreAssessment(questions, responses), careers)({ count });
}

function percentagesOf(matches: readonly CareerMatch[]): ReadonlyMap<string, number> {
  return new Map(matches.map(({ careerId, matchPercentage }) => [careerId, matchPercentage]));
}

function withPuzzlesAnswered(
  questions: readonly ScoredQuestion[],
  responses: readonly Response[],
  areRight: boolean,
): Response[] {
  return responses.map((response, i) => {
    const key = questions[i]?.key;
    if (key?.kind !== 'aptitude') return response;
    const wrong = optionIds.find((option) => option !== key.correct) ?? 'a';
    return { ...response, selectedOption: areRight ? key.correct : wrong };
  });
}

test('the one puzzle of Quick does not change a match', () => {
  const quick = balancedQuestions('quick');
  fc.assert(
    fc.property(anyResponses(quick), (responses) => {
      const [right, wrong] = [true, false].map((areRight) =>
        matchesOf(quick, withPuzzlesAnswered(quick, responses, areRight)),
      );
      expect(right).toEqual(wrong);
      for (const { contributions } of right ?? []) expect(contributions.aptitude).toBe(0);
    }),
    { numRuns: 30 },
  );
});

test('the three puzzles of Standard raise matches when solved and never lower one', () => {
  const standard = balancedQuestions('standard');
  const withoutPuzzles = standard.filter(({ type }) => type !== 'aptitude');
  fc.assert(
    fc.property(anyResponses(standard), fc.boolean(), (responses, areRight) => {
      const answered = withPuzzlesAnswered(standard, responses, areRight);
      const other = answered.filter(({ questionType }) => questionType !== 'aptitude');
      const before = percentagesOf(matchesOf(withoutPuzzles, other, careers.length));
      const after = percentagesOf(matchesOf(standard, answered, careers.length));
      const changes = careers.map(({ id }) => (after.get(id) ?? 0) - (before.get(id) ?? 0));
      expect(Math.min(...changes)).toBe(0);
      expect(Math.max(...changes) > 0).toBe(areRight);
    }),
    { numRuns: 30 },
  );
});

test('the number of puzzles is in the profile, and the direction needs three of them', () => {
  for (const [count, counts] of [
    [2, false],
    [3, true],
  ] as const) {
    const puzzles = Array.from({ length: count }, (_, i) =>
      aQuestion(`puzzle-${i}`, { kind: 'aptitude', area: 'logical', correct: 'a' }),
    );
    const right = writtenAnswers(puzzles, () => 'a');
    const { aptitudeItemCount, direction, aptitude } = scoreAssessment(puzzles, right);
    expect(aptitudeItemCount).toBe(count);
    expect(aptitude.logical.estimate).toBeGreaterThan(0);
    expect(direction.aptitude > 0).toBe(counts);
  }
});

test('a perfect and certain fit is 100, whether aptitude counts or not', () => {
  const { rows } = preparedCatalogue(careers);
  const index = careers.findIndex(({ jobZone }) => jobZone === 5);
  const row = rows.subarray(index * rowWidth, (index + 1) * rowWidth);
  const questions = balancedQuestions('quick');
  const responses = writtenAnswers(questions, () => 'c');
  const interests = Array.from(row.subarray(0, 6), (value) => value / matchWeights.interests);
  const traits = Array.from(row.subarray(6, 11), (value) => value / matchWeights.traits);
  for (const [aptitudeItemCount, aptitude] of [
    [minAptitudeItems - 1, 0],
    [minAptitudeItems, 1],
  ] as const) {
    const profile = {
      ...scoreAssessment(questions, responses),
      aptitudeItemCount,
      direction: { interests, traits, aptitude },
    };
    const [best] = matcherOf(profile, careers)({ count: 1 });
    expect(best).toMatchObject({ careerId: careers[index]?.id, matchPercentage: 100 });
    const { interests: one = 0, traits: two = 0, aptitude: three = 0 } = best?.contributions ?? {};
    expect(one + two + three).toBeCloseTo(50, 0);
  }
});

test('a wrong answer to an easier puzzle lowers the estimate more', () => {
  const estimates = [-2, -1, 0, 1, 2].map((difficulty) => {
    const key = { kind: 'aptitude', area: 'logical', correct: 'c', difficulty } as const;
    const wrong = { questionId: 'one', questionType: 'aptitude', selectedOption: 'd' } as const;
    return scoreAssessment([aQuestion('one', key)], [wrong]).aptitude.logical.estimate;
  });
  expect(estimates).toEqual([...new Set(estimates)].sort((one, other) => one - other));
});
