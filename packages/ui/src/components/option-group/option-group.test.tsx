import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { OptionGroup } from './option-group.tsx';

const options = [
  { id: 'a', label: 'Read the map', description: 'You trust what is written.' },
  { id: 'b', label: 'Ask the ferryman' },
  { id: 'c', label: 'Build a raft' },
  { id: 'd', label: 'Wait for the morning' },
] as const;

function renderGroup(props: Partial<Parameters<typeof OptionGroup>[0]> = {}) {
  const onChange = vi.fn();
  render(
    <>
      <p id="question">How do you cross?</p>
      <OptionGroup options={options} labelledBy="question" onChange={onChange} {...props} />
      <button type="button">Next</button>
    </>,
  );
  return onChange;
}

function radio(name: string): HTMLInputElement {
  return screen.getByRole('radio', { name });
}

test('each option is named by its letter and label, and described by its description', () => {
  renderGroup();
  expect(screen.getByRole('radiogroup', { name: 'How do you cross?' })).toBeDefined();
  const first = screen.getByRole('radio', {
    name: 'A Read the map',
    description: 'You trust what is written.',
  });
  expect(first).toBeDefined();
});

test('a click anywhere on the card chooses the option', async () => {
  const onChange = renderGroup();
  await userEvent.click(screen.getByText('You trust what is written.'));
  expect(radio('A Read the map').checked).toBe(true);
  expect(onChange).toHaveBeenCalledExactlyOnceWith('a');
});

test('the group is one Tab stop; Space chooses and arrows move on', async () => {
  const onChange = renderGroup();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(radio('A Read the map').checked).toBe(true);
  await userEvent.keyboard('{ArrowDown}');
  expect(radio('B Ask the ferryman').checked).toBe(true);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
  expect(onChange.mock.calls).toEqual([['a'], ['b']]);
});

test('the previous answer is chosen from the start', () => {
  const onChange = renderGroup({ value: 'd' });
  expect(radio('D Wait for the morning').checked).toBe(true);
  expect(onChange).not.toHaveBeenCalled();
});

test('the next question reuses the radio buttons and starts with nothing chosen', () => {
  const group = (value: 'b' | null) => (
    <OptionGroup options={options} labelledBy="question" value={value} onChange={vi.fn()} />
  );
  const { rerender } = render(group('b'));
  const before = radio('B Ask the ferryman');
  rerender(group(null));
  expect(radio('B Ask the ferryman')).toBe(before);
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
});

// The journeys test that the chosen option stays chosen, because a simulated DOM does not restore it.
test('nothing can be chosen while the group is disabled, and the focus stays', async () => {
  const onChange = renderGroup({ value: 'b', disabled: true });
  await userEvent.tab();
  expect(document.activeElement).toBe(radio('B Ask the ferryman'));
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(screen.getByText('Build a raft'));
  await userEvent.click(radio('D Wait for the morning'));
  expect(screen.getByRole('radiogroup').getAttribute('aria-disabled')).toBe('true');
  expect(radio('C Build a raft').checked).toBe(false);
  expect(radio('D Wait for the morning').checked).toBe(false);
  expect(onChange).not.toHaveBeenCalled();
});

test('an option clicked while the group was disabled can be chosen afterwards', async () => {
  const onChange = vi.fn();
  const group = (disabled: boolean) => (
    <OptionGroup options={options} labelledBy="question" onChange={onChange} disabled={disabled} />
  );
  const { rerender } = render(group(true));
  await userEvent.click(screen.getByText('Build a raft'));
  rerender(group(false));
  await userEvent.click(screen.getByText('Build a raft'));
  expect(radio('C Build a raft').checked).toBe(true);
  expect(onChange).toHaveBeenCalledExactlyOnceWith('c');
});

test('a pointer presses any option, the chosen one included; the keyboard only chooses', async () => {
  const onPress = vi.fn();
  renderGroup({ onPress });
  await userEvent.click(radio('A Read the map'));
  await userEvent.keyboard('{ArrowDown} ');
  expect(onPress).toHaveBeenCalledExactlyOnceWith('a');
  await userEvent.click(radio('B Ask the ferryman'));
  expect(onPress).toHaveBeenLastCalledWith('b');
});
