import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from '../button/button.tsx';
import { StatusScreen } from './status-screen.tsx';

test('a loading screen announces what is loading', () => {
  render(
    <StatusScreen busy title="Loading Your Quest..." message="Preparing your quick assessment" />,
  );
  expect(screen.getByRole('status').textContent).toContain('Loading Your Quest...');
  expect(screen.getByRole('heading', { level: 1, name: 'Loading Your Quest...' })).toBeDefined();
});

test('an error screen offers its actions', () => {
  render(
    <StatusScreen
      title="Quest Temporarily Unavailable"
      message="Please try again."
      actions={<Button>Try Again</Button>}
    />,
  );
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeDefined();
});
