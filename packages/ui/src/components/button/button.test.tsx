import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
