import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CareerCard } from './career-card.tsx';

test('a career shows title, family, match, description and skills', () => {
  render(
    <CareerCard
      rank={1}
      title="Data Scientist"
      category="Computer and Mathematical"
      matchPercentage={87}
      description="Finds patterns in data."
      skillTags={['Statistics', 'Programming']}
      headingLevel={2}
    />,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Data Scientist' })).toBeDefined();
  expect(screen.getByText('Computer and Mathematical')).toBeDefined();
  expect(screen.getByRole('meter', { name: 'Data Scientist: match' })).toBeDefined();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Statistics',
    'Programming',
  ]);
});
