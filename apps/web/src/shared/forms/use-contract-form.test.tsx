import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { useContractForm } from './use-contract-form.ts';

const schema = z.object({
  first: z.string().check(z.trim(), z.minLength(1, 'First is required')),
  second: z.string().check(z.minLength(2, 'Second is too short')),
});

function TestForm({ onSubmit }: { readonly onSubmit: (values: z.infer<typeof schema>) => void }) {
  const form = useContractForm(schema, { second: '', first: '' });
  return (
    <form onSubmit={form.onSubmit(onSubmit)}>
      <input {...form.getInputProps('second')} aria-label="Second" />
      <input {...form.getInputProps('first')} aria-label="First" />
      <p>{form.errors.first}</p>
      <p>{form.errors.second}</p>
      <button type="submit">Send</button>
    </form>
  );
}

describe('a contract form', () => {
  it('reads autofilled values, and submits them as the schema parses them', async () => {
    const onSubmit = vi.fn();
    render(<TestForm onSubmit={onSubmit} />);
    // As a browser autofills it before hydration: without a change event.
    for (const [name, text] of [
      ['First', ' Ada '],
      ['Second', 'ab'],
    ] as const) {
      screen.getByLabelText<HTMLInputElement>(name).value = text;
    }
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ first: 'Ada', second: 'ab' });
  });

  it('focuses the first invalid field, and shows its error until it is changed', async () => {
    const onSubmit = vi.fn();
    const user = userEvent.setup();
    render(<TestForm onSubmit={onSubmit} />);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Second')).toHaveFocus();
    expect(screen.getByText('First is required')).toBeVisible();
    await user.keyboard('x');
    expect(screen.queryByText('Second is too short')).not.toBeInTheDocument();
    expect(screen.getByText('First is required')).toBeVisible();
  });
});
