import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { Button, ButtonAnchor } from './button.tsx';

test('a click on a button calls its handler', async () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Next</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(onClick).toHaveBeenCalledOnce();
});

test('a busy button says so and ignores clicks', async () => {
  const onClick = vi.fn();
  render(
    <Button loading onClick={onClick}>
      Unlocking Results...
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Unlocking Results...' });
  await userEvent.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.querySelector('svg')).not.toBeNull();
  expect(onClick).not.toHaveBeenCalled();
});

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

test('a link with the look of a button is a link', () => {
  render(<ButtonAnchor href="/assessment/quick">START QUICK QUEST</ButtonAnchor>);
  const link = screen.getByRole('link', { name: 'START QUICK QUEST' });
  expect(link.getAttribute('href')).toBe('/assessment/quick');
});
