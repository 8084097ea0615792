import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Spinner } from './spinner.tsx';

test('a spinner with a label announces it as a status', () => {
  render(<Spinner label="Loading" />);
  expect(screen.getByRole('status').textContent).toBe('Loading');
});
