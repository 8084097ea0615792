import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findAxeViolations } from '../../testing/find-axe-violations.ts';
import { ClassCard } from './class-card.tsx';

test('a class shows whom it is for and its strengths', async () => {
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
  expect(await findAxeViolations()).toEqual([]);
});
