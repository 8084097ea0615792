import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findAxeViolations } from '../../testing/find-axe-violations.ts';
import { Button } from '../button/button.tsx';
import { StatusScreen } from './status-screen.tsx';

test('a screen that waits says what it waits for', async () => {
  render(
    <StatusScreen busy title="Loading Your Quest..." message="Preparing your quick assessment" />,
  );
  expect(screen.getByRole('status').textContent).toContain('Loading Your Quest...');
  expect(screen.getByRole('heading', { level: 1, name: 'Loading Your Quest...' })).toBeDefined();
  expect(await findAxeViolations()).toEqual([]);
});

test('a screen that failed offers what one can do', async () => {
  render(
    <StatusScreen
      title="Quest Temporarily Unavailable"
      message="Please try again."
      actions={<Button>Try Again</Button>}
    />,
  );
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeDefined();
  expect(await findAxeViolations()).toEqual([]);
});
