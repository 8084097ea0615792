import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { QuestProgress } from './quest-progress.tsx';

test('question 3 of 25 is 12 percent', () => {
  render(<QuestProgress current={3} total={25} />);
  const bar = screen.getByRole('progressbar', { name: 'Quest progress' });
  expect(bar.getAttribute('aria-valuenow')).toBe('12');
  expect(bar.getAttribute('aria-valuemax')).toBe('100');
  expect(bar.getAttribute('aria-valuetext')).toBe('Question 3 of 25');
});

test('the road has a waypoint for each question, one of them current', () => {
  const { container } = render(<QuestProgress current={2} total={15} />);
  const states = [...container.querySelectorAll<HTMLElement>('[data-state]')].map(
    (waypoint) => waypoint.dataset.state,
  );
  expect(states).toEqual(['passed', 'here', ...Array<string>(13).fill('ahead')]);
});
