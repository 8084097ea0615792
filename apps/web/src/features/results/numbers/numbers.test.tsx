import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { someResults } from '../../../testing/builders.ts';
import { openResults, section } from '../../../testing/open-results.tsx';

const noPuzzles = { 'results.puzzles': () => ({ puzzles: [] }) };

describe('the numbers', () => {
  it('give the odds of the same result in words, with the way to how we know', async () => {
    const { assessmentResult } = someResults();
    const { user } = await openResults({
      ...noPuzzles,
      'results.get': () =>
        someResults({ assessmentResult: { ...assessmentResult, leastCount: 0 } }),
    });
    await user.click(section('Your Profile').getByText('The numbers'));
    const words =
      /other scenes, two fifths to half of people keep their archetype, and .* get the same best match/;
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText(/^Match Confidence is the average/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'How we know' })).toHaveAttribute(
      'href',
      '/about#how-sure',
    );
  });

  it.each([
    ['quick', '3', 0, /just for fun and don’t count/],
    ['standard', '3', 0, /raise a match but never lower one/],
    ['standard', '2', 0, /count a little/],
    ['quick', '1', undefined, /count a little/],
  ] as const)('of %s, scored with version %s, say what puzzles do', async (...tierAndWords) => {
    const [assessmentType, scoringVersion, leastCount, words] = tierAndWords;
    const { assessmentResult } = someResults();
    const one = { ...assessmentResult, assessmentType, ...(leastCount === 0 && { leastCount }) };
    const { user } = await openResults({
      ...noPuzzles,
      'results.get': () => someResults({ assessmentResult: one, scoringVersion }),
    });
    await user.click(section('Your Profile').getByText('The numbers'));
    expect(await screen.findByText(words)).toBeVisible();
  });
});
