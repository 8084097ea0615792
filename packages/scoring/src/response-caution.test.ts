import { optionIds } from '@guildpath/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scoreAssessment, type TraitProfile } from './index.ts';
import { anyResponses } from './testing/arbitraries.ts';
import { balancedQuestions } from './testing/balanced-questions.ts';
import { writtenAnswers } from './testing/simulated-people.ts';

const questions = balancedQuestions('quick');
/** The questions have 240 words, at 600 words a minute. */
const secondsToRead = 24;
const anyLeisure = fc.integer({ min: secondsToRead, max: 86_400 });

// The letters answer the scenes about interests and traits; a, b, c and d answer the puzzles.
const answering = (letters: string, asked = questions) =>
  writtenAnswers(asked, ({ type }, i) => (type === 'aptitude' ? optionIds[i % 4] : letters[i]));

describe('answers call for caution', () => {
  test.each([
    ['all scenes with the same letter', 'bbbbbbbbbbbbbb', undefined, 'straight-line'],
    ['all with the same letter, and too fast', 'cccccccccccccc', 3, 'straight-line'],
    ['all but one with the same letter', 'bbbbbbbbbbbbba', undefined, undefined],
    ['different letters, the time unknown', 'abcdabcdabcdab', undefined, undefined],
    [
      'different letters, faster than anyone reads',
      'abcdabcdabcdab',
      secondsToRead - 1,
      'too-fast',
    ],
    [
      'different letters, as fast as the fastest reader',
      'abcdabcdabcdab',
      secondsToRead,
      undefined,
    ],
  ] as const)('%s', (_, pattern, durationSeconds, caution) => {
    const profile = scoreAssessment(questions, answering(pattern), { durationSeconds });
    expect(profile.caution).toBe(caution);
  });

  test('five scenes with the same letter can be a coincidence', () => {
    const few = questions.slice(0, 5);
    expect(scoreAssessment(few, answering('aaaaa', few)).caution).toBeUndefined();
  });
});

describe('caution', () => {
  const lengthOf = ({ direction }: TraitProfile) => Math.hypot(...direction.interests);
  const anyProfiles = fc
    .tuple(anyResponses(questions), anyLeisure)
    .map(([responses, durationSeconds]) => ({
      calm: scoreAssessment(questions, responses, { durationSeconds }),
      hasty: scoreAssessment(questions, responses, { durationSeconds: secondsToRead - 1 }),
    }))
    .filter(({ calm }) => calm.caution === undefined);

  test('leaves the scores, raises the odds of random responding ninefold and shortens the direction', () => {
    fc.assert(
      fc.property(anyProfiles, ({ calm, hasty }) => {
        expect(hasty.caution).toBe('too-fast');
        const { riasec, bigFive, aptitude, posterior, evidence } = calm;
        expect(hasty).toMatchObject({ riasec, bigFive, aptitude, posterior, evidence });
        const odds = ({ responseConsistency: p }: TraitProfile) => (1 - p) / p;
        expect(odds(hasty) / odds(calm)).toBeGreaterThan(8.5);
        expect(odds(hasty) / odds(calm)).toBeLessThan(9.5);
        expect(lengthOf(hasty)).toBeLessThan(lengthOf(calm));
      }),
      { numRuns: 60 },
    );
  });
});
