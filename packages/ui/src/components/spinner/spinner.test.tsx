import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findAxeViolations } from '../../testing/find-axe-violations.ts';
import { Spinner } from './spinner.tsx';

test('a spinner with a label tells screen readers what it waits for', async () => {
  render(<Spinner label="Loading" />);
  expect(screen.getByRole('status').textContent).toBe('Loading');
  expect(await findAxeViolations()).toEqual([]);
});

test('a spinner without a label is decoration', () => {
  render(<Spinner />);
  expect(screen.queryByRole('status')).toBeNull();
});
