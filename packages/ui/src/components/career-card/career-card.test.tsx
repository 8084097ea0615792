import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CareerCard } from './career-card.tsx';

test('a career shows its title, then what people do there, then the match in one badge', () => {
  const { container } = render(
    <CareerCard
      title="Data Scientist"
      matchPercentage={87}
      summary="You find patterns in figures."
      facts="Bachelor's degree"
      action={<button type="button">Save</button>}
    >
      <p>You chose to read the map.</p>
    </CareerCard>,
  );
  expect(screen.getByRole('heading', { level: 5, name: 'Data Scientist' })).toBeDefined();
  expect(screen.getByRole('meter', { name: 'Data Scientist: match' })).toBeDefined();
  expect(container.textContent).toMatch(
    /^Data Scientist.*Save.*You find patterns.*Strong match 87% Bachelor's degree.*You chose to read/,
  );
});
