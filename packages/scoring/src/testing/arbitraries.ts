import {
  type Career,
  optionIds,
  type Response,
  type RiasecType,
  riasecTypes,
  type ScoredQuestion,
} from '@guildpath/contract';
import fc from 'fast-check';
import { aCareer } from './synthetic-careers.ts';

/**
 * Generates complete sets of answers, in the order of the questions, with least options in any of the scenes
 * about interests.
 */
export function anyResponses(questions: readonly ScoredQuestion[]): fc.Arbitrary<Response[]> {
  return fc.tuple(...questions.map(anyResponse));
}

function anyResponse({ id, type }: ScoredQuestion): fc.Arbitrary<Response> {
  return fc
    .record({
      selectedOption: fc.constantFrom(...optionIds),
      stepsToLeast: fc.constantFrom(0, 1, 2, 3),
    })
    .map(({ selectedOption, stepsToLeast }) => {
      const response = { questionId: id, questionType: type, selectedOption };
      if (type !== 'riasec' || stepsToLeast === 0) return response;
      const leastOption = optionIds[(optionIds.indexOf(selectedOption) + stepsToLeast) % 4];
      return { ...response, leastOption };
    });
}

const anyInterest = fc.integer({ min: 100, max: 700 }).map((value) => value / 100);

/** Generates catalogues with few job families, so that one often dominates. */
export function anyCareers(size: { minLength: number; maxLength: number }): fc.Arbitrary<Career[]> {
  const anyCareer = fc.record({
    interests: fc.record<Record<RiasecType, number>>({
      realistic: anyInterest,
      investigative: anyInterest,
      artistic: anyInterest,
      social: anyInterest,
      enterprising: anyInterest,
      conventional: anyInterest,
    }),
    category: fc.constantFrom('Building', 'Healing', 'Trading'),
    jobZone: fc.constantFrom(...([1, 2, 3, 4, 5] as const)),
  });
  return fc
    .array(anyCareer, size)
    .map((careers) => careers.map((career, i) => aCareer({ id: `career-${i}`, ...career })));
}

/** Builds a career with these interests; the others are 3. */
export function careerFor(
  id: string,
  interests: Partial<Record<RiasecType, number>>,
  own: Partial<Career> = {},
): Career {
  const scales = riasecTypes.map((type) => [type, interests[type] ?? 3]);
  // Every interest is a key of riasecTypes.
  return aCareer({ id, interests: Object.fromEntries(scales) as Career['interests'], ...own });
}
