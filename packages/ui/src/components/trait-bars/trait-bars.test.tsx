import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TraitBars } from './trait-bars.tsx';

test('each trait is a meter with its name, a whole number and the range of a retake', () => {
  render(
    <TraitBars
      traits={[
        {
          id: 'openness',
          label: 'Openness',
          percentage: 70.6,
          band: { low: 55.2, high: 83.9 },
          lowLabel: 'Practical',
          highLabel: 'Curious',
        },
        { id: 'extraversion', label: 'Extraversion', percentage: 12 },
      ]}
    />,
  );
  expect(screen.getByRole('meter', { name: 'Openness' }).getAttribute('value')).toBe('71');
  expect(screen.getByRole('meter', { name: 'Openness' }).getAttribute('aria-valuetext')).toBe(
    '71%, next time about 55 to 84',
  );
  expect(screen.getByRole('meter', { name: 'Extraversion' }).getAttribute('value')).toBe('12');
  expect(screen.getByText('Curious')).toBeDefined();
});

test('a word comes before the figure, also for screen readers', () => {
  render(
    <TraitBars
      traits={[
        { id: 'openness', label: 'Openness', percentage: 64, word: 'Upper middle' },
        { id: 'extraversion', label: 'Extraversion', percentage: 12 },
      ]}
    />,
  );
  const valueTextOf = (name: string) =>
    screen.getByRole('meter', { name }).getAttribute('aria-valuetext');
  expect(valueTextOf('Openness')).toBe('Upper middle, 64%');
  expect(valueTextOf('Extraversion')).toBe('12%');
  expect(screen.getByText('Upper middle').nextElementSibling?.textContent).toBe('64%');
});
