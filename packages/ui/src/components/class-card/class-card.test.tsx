import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ClassCard } from './class-card.tsx';

test('a class shows its members and its strengths', () => {
  render(
    <ClassCard
      emblem="healer"
      name="Healer"
      calling="Nurturers"
      description="Finds the words that help."
      strengths={['Empathy', 'Communication']}
      headingLevel={2}
    />,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Healer' })).toBeDefined();
  expect(screen.getByText('Nurturers')).toBeDefined();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Empathy',
    'Communication',
  ]);
});
