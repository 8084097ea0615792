import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TraitBars } from './trait-bars.tsx';

test('each trait is a meter with its name, a whole number and its probable range', () => {
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
  expect(screen.getByText('Probably between 55% and 84%.')).toBeDefined();
  expect(screen.getByRole('meter', { name: 'Extraversion' }).getAttribute('value')).toBe('12');
  expect(screen.getByText('Curious')).toBeDefined();
});
