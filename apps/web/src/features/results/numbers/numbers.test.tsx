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
    await user.click(section('Your Profile').getByText('See your scores'));
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
    ['quick', /just for fun and don’t count/],
    ['standard', /raise a match but never lower one/],
    ['epic', /count a little/],
  ] as const)('of the %s quest say what puzzles do', async (assessmentType, words) => {
    const { assessmentResult } = someResults();
    const one = { ...assessmentResult, assessmentType };
    const { user } = await openResults({
      ...noPuzzles,
      'results.get': () => someResults({ assessmentResult: one }),
    });
    await user.click(section('Your Profile').getByText('See your scores'));
    await user.click(section('Your Profile').getByText('The numbers'));
    expect(await screen.findByText(words)).toBeVisible();
  });
});
