import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

test('a busy button keeps the focus, and its form is not submitted', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  const form = (loading: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Email address" />
      <Button type="submit" loading={loading}>
        Login
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Login' });
  await userEvent.click(button);
  rerender(form(true));
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.disabled).toBe(false);
  expect(document.activeElement).toBe(button);
  await userEvent.click(button);
  await userEvent.type(screen.getByRole('textbox'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a button submits its form only with type submit', () => {
  render(
    <>
      <Button>Previous</Button>
      <Button type="submit">Complete</Button>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Previous' }).getAttribute('type')).toBe('button');
  expect(screen.getByRole('button', { name: 'Complete' }).getAttribute('type')).toBe('submit');
});
