import { describe, expect, it } from 'vitest';
import { submitAssessmentInput } from './assessment.ts';

const response = { questionId: 'quick-01', selectedOption: 'b', questionType: 'riasec' };

function problemsOf(change: object, submission: object = {}): string[] {
  const parsed = submitAssessmentInput.safeParse({
    responses: [response, { ...response, ...change }],
    assessmentType: 'quick',
    ...submission,
  });
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('a response', () => {
  it.each(['a', 'c', 'd', undefined])(
    'may carry %s as the least option beside b',
    (leastOption) => {
      expect(problemsOf({ leastOption })).toEqual([]);
    },
  );

  it.each([
    [
      { leastOption: 'b' },
      'responses.1.leastOption: The option least like you can’t be the one you chose',
    ],
    [
      { leastOption: 'a', questionType: 'bigfive' },
      'responses.1.leastOption: Only a riasec question takes a least option',
    ],
    [
      { leastOption: 'a', questionType: 'aptitude' },
      'responses.1.leastOption: Only a riasec question takes a least option',
    ],
    [{ leastOption: 'e' }, 'responses.1.leastOption: Must be a, b, c or d'],
    [{ leastOption: null }, 'responses.1.leastOption: Must be a, b, c or d'],
  ])('with %o is refused: "%s"', (change, problem) => {
    expect(problemsOf(change)).toEqual([problem]);
  });
});

describe('the time spent on the questions', () => {
  it.each([undefined, 0, 742, 31_622_400])('may be %s seconds', (durationSeconds) => {
    expect(problemsOf({}, { durationSeconds })).toEqual([]);
  });

  it.each([
    [-1, 'durationSeconds: Must not be negative'],
    [31_622_401, 'durationSeconds: Must be at most a year'],
    [7.5, 'durationSeconds: Must be a whole number of seconds'],
    ['742', 'durationSeconds: Must be a whole number of seconds'],
  ])('is not %o', (durationSeconds, problem) => {
    expect(problemsOf({}, { durationSeconds })).toEqual([problem]);
  });
});

describe('what a person takes along', () => {
  it.each([undefined, [], ['animal-service'], ['law', 'finance', 'media']])(
    'may be %j',
    (basicInterests) => {
      expect(problemsOf({}, { basicInterests })).toEqual([]);
    },
  );

  it.each([
    ['an unknown key', ['law', 'magic']],
    ['a fourth', ['law', 'finance', 'media', 'business']],
    ['one twice', ['law', 'law']],
    ['no list', 'law'],
  ])('is not %s', (_, basicInterests) => {
    const [problem] = problemsOf({}, { basicInterests });
    expect(problem).toMatch(
      /^basicInterests\b.*: Must be a list of up to 3 different basic interests$/,
    );
  });
});
