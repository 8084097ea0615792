import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Prose } from './prose.tsx';

test('prose keeps its elements and accepts the props of a div', () => {
  render(
    <Prose id="terms" className="of-the-page">
      <h2>Who may use Guildpath</h2>
    </Prose>,
  );
  const heading = screen.getByRole('heading', { level: 2, name: 'Who may use Guildpath' });
  expect(heading.parentElement?.id).toBe('terms');
  expect(heading.parentElement?.classList.contains('of-the-page')).toBe(true);
});
