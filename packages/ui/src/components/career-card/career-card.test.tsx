import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CareerCard } from './career-card.tsx';

test('a career shows its title, family and match', () => {
  render(
    <CareerCard
      rank={1}
      title="Data Scientist"
      category="Computer and Mathematical"
      matchPercentage={87}
    >
      <p>You chose to read the map.</p>
    </CareerCard>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Data Scientist' })).toBeDefined();
  expect(screen.getByText('Computer and Mathematical')).toBeDefined();
  expect(screen.getByRole('meter', { name: 'Data Scientist: match' })).toBeDefined();
  expect(screen.getByText('You chose to read the map.')).toBeDefined();
});
