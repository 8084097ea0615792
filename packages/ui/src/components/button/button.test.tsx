import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { findAxeViolations } from '../../testing/find-axe-violations.ts';
import { Button, ButtonAnchor } from './button.tsx';

test('a button does what it says when it is clicked', async () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Next</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(await findAxeViolations()).toEqual([]);
});

test('a button that is busy says so and takes no clicks', async () => {
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

test('a button that is busy keeps the focus, and its form is not submitted', async () => {
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
  const button = screen.getByRole('button', { name: 'Login' });
  await userEvent.click(button);
  rerender(form(true));
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.matches(':enabled')).toBe(true);
  expect(document.activeElement).toBe(button);
  await userEvent.click(button);
  await userEvent.type(screen.getByRole('textbox'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(await findAxeViolations()).toEqual([]);
});

test('a button submits a form only when told to', () => {
  render(
    <>
      <Button>Previous</Button>
      <Button type="submit">Complete</Button>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Previous' }).getAttribute('type')).toBe('button');
  expect(screen.getByRole('button', { name: 'Complete' }).getAttribute('type')).toBe('submit');
});

test('a link with the look of a button is a link', async () => {
  render(<ButtonAnchor href="/assessment/quick">START QUICK QUEST</ButtonAnchor>);
  const link = screen.getByRole('link', { name: 'START QUICK QUEST' });
  expect(link.getAttribute('href')).toBe('/assessment/quick');
  expect(await findAxeViolations()).toEqual([]);
});
