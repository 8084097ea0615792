import { bigFiveTraits, type OptionId, optionIds, type Response } from '@guildpath/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { latentScales } from './model/latent-scales.ts';
import { scoreAssessment } from './score-assessment.ts';
import { anyResponses } from './testing/arbitraries.ts';
import { aQuestion, balancedQuestions } from './testing/balanced-questions.ts';
import { writtenAnswers } from './testing/simulated-people.ts';
import type { TraitProfile } from './trait-profile.ts';

const questions = balancedQuestions('quick');
const few = { numRuns: 60 };

function scoresOf({ riasec, bigFive, aptitude }: TraitProfile) {
  return Object.values({ ...riasec, ...bigFive, ...aptitude });
}

function replaced(responses: readonly Response[], place: number, by: Response['selectedOption']) {
  return responses.map((response, i) =>
    i === place ? { ...response, selectedOption: by } : response,
  );
}

describe('any answers', () => {
  test('give whole percentages from 1 to 99 within their bands', () => {
    fc.assert(
      fc.property(anyResponses(questions), (responses) => {
        for (const { percentage, standardError, band } of scoresOf(
          scoreAssessment(questions, responses),
        )) {
          expect(Number.isInteger(percentage)).toBe(true);
          expect(percentage).toBeGreaterThanOrEqual(1);
          expect(percentage).toBeLessThanOrEqual(99);
          expect(band.low).toBeLessThanOrEqual(percentage);
          expect(band.high).toBeGreaterThanOrEqual(percentage);
          expect(standardError).toBeGreaterThan(0);
          expect(standardError).toBeLessThanOrEqual(1);
        }
      }),
      few,
    );
  });

  test('give the same profile in any order', () => {
    const anyOrder = anyResponses(questions).chain((responses) =>
      fc.tuple(
        fc.constant(responses),
        fc.shuffledSubarray(responses, { minLength: responses.length }),
      ),
    );
    fc.assert(
      fc.property(anyOrder, ([responses, shuffled]) => {
        const profile = scoreAssessment(questions, responses);
        expect(scoreAssessment(questions, shuffled)).toEqual(profile);
        expect(scoreAssessment([...questions], responses)).toEqual(profile);
      }),
      few,
    );
  });

  test('give contributions that add up to the estimates', () => {
    fc.assert(
      fc.property(anyResponses(questions), (responses) => {
        const { evidence, posterior } = scoreAssessment(questions, responses);
        for (const scale of latentScales.keys()) {
          const sum = evidence.reduce(
            (total, { contribution }) => total + (contribution[scale] ?? 0),
            0,
          );
          expect(sum).toBeCloseTo(posterior.mean[scale] ?? 0, 4);
        }
      }),
      few,
    );
  });
});

const scenes = questions.flatMap(({ key }, place) =>
  key.kind === 'riasec' ? [{ place, types: key.types }] : [],
);

test('choosing a type instead of another never lowers its estimate', () => {
  fc.assert(
    fc.property(
      anyResponses(questions),
      fc.constantFrom(...scenes),
      fc.constantFrom(...optionIds),
      (responses, { place, types }, option) => {
        fc.pre(responses[place]?.leastOption !== option);
        const type = types[option];
        const before = scoreAssessment(questions, responses).riasec[type].estimate;
        const after = scoreAssessment(questions, replaced(responses, place, option)).riasec[type];
        expect(after.estimate).toBeGreaterThanOrEqual(before);
      },
    ),
    { numRuns: 150 },
  );
});

describe('the type that is least like someone', () => {
  const naming = (responses: readonly Response[], place: number, leastOption?: OptionId) =>
    responses.map((response, i) => (i === place ? { ...response, leastOption } : response));

  test('has a lower estimate than without that answer', () => {
    fc.assert(
      fc.property(
        anyResponses(questions),
        fc.constantFrom(...scenes),
        fc.constantFrom(...optionIds),
        (responses, { place, types }, option) => {
          fc.pre(responses[place]?.selectedOption !== option);
          const estimateWith = (least: OptionId | undefined) =>
            scoreAssessment(questions, naming(responses, place, least)).riasec[types[option]]
              .estimate;
          expect(estimateWith(option)).toBeLessThan(estimateWith(undefined));
        },
      ),
      { numRuns: 150 },
    );
  });

  test('is counted, and stands in the evidence beside the type chosen', () => {
    fc.assert(
      fc.property(anyResponses(questions), (responses) => {
        const { leastCount, evidence } = scoreAssessment(questions, responses);
        expect(leastCount).toBe(responses.filter(({ leastOption }) => leastOption).length);
        for (const [i, { key }] of questions.entries()) {
          const { selectedOption = 'a', leastOption } = responses[i] ?? {};
          const types = key.kind === 'riasec' ? key.types : undefined;
          expect(evidence[i]?.chosenType).toBe(types?.[selectedOption]);
          expect(evidence[i]?.leastType).toBe(leastOption && types?.[leastOption]);
        }
      }),
      few,
    );
  });
});

test('a higher level of a trait raises its estimate', () => {
  for (const trait of bigFiveTraits) {
    const place = questions.findIndex(({ key }) => key.kind === 'bigfive' && key.trait === trait);
    const key = questions[place]?.key;
    if (key?.kind !== 'bigfive') throw new Error(`No question measures ${trait}.`);
    fc.assert(
      fc.property(anyResponses(questions), (responses) => {
        const estimates = [0, 1, 2, 3].map((level) => {
          const option = optionIds.find((id) => key.levels[id] === level) ?? 'a';
          const profile = scoreAssessment(questions, replaced(responses, place, option));
          return profile.bigFive[trait].estimate;
        });
        expect(estimates).toEqual([...new Set(estimates)].sort((one, other) => one - other));
      }),
      { numRuns: 15 },
    );
  }
});

test('a scale that no question measures is at 50', () => {
  const one = [aQuestion('one', { kind: 'aptitude', area: 'logical', correct: 'c' })];
  const answer = { questionId: 'one', questionType: 'aptitude', selectedOption: 'c' } as const;
  const { riasec, aptitude } = scoreAssessment(one, [answer]);
  expect(riasec.social).toMatchObject({ percentage: 50, estimate: 0, standardError: 1 });
  expect(aptitude.logical.percentage).toBeGreaterThan(50);
});

describe('scoring rejects', () => {
  const complete = writtenAnswers(questions, () => 'b');
  const [first, ...others] = complete;
  if (!first) throw new Error('There are no questions.');

  test.each([
    ['a missing answer', others, first.questionId],
    ['a second answer', [...complete, first], 'responses'],
    [
      'an answer to a question of another set',
      [...others, { ...first, questionId: 'elsewhere' }],
      first.questionId,
    ],
  ])('%s', (_, responses, message) => {
    expect(() => scoreAssessment(questions, responses)).toThrow(message);
  });

  test('a set without questions, and one with the same question twice', () => {
    expect(() => scoreAssessment([], [])).toThrow('no questions');
    const twice = [...questions, ...questions.slice(0, 1)];
    expect(() => scoreAssessment(twice, complete)).toThrow('twice');
  });
});
