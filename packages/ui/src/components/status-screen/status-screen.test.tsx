import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StatusScreen } from './status-screen.tsx';

test('a loading screen announces what is loading', () => {
  render(
    <StatusScreen busy title="Loading Your Quest..." message="Preparing your quick assessment" />,
  );
  expect(screen.getByRole('status').textContent).toContain('Loading Your Quest...');
  expect(screen.getByRole('heading', { level: 1, name: 'Loading Your Quest...' })).toBeDefined();
});
