import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findAxeViolations } from '../../testing/find-axe-violations.ts';
import { GuildThemeProvider } from '../../theme/guild-theme-provider.tsx';
import { Hint } from './hint.tsx';
import { HintGroup } from './hint-group.tsx';

function renderHints() {
  render(
    <GuildThemeProvider env="test">
      <HintGroup>
        <Hint about="RIASEC">Six kinds of interest.</Hint>
        <Hint about="the Big Five">Five traits.</Hint>
      </HintGroup>
    </GuildThemeProvider>,
  );
  return {
    riasec: screen.getByRole('button', { name: 'About RIASEC' }),
    bigFive: screen.getByRole('button', { name: 'About the Big Five' }),
  };
}

test('a hint explains itself to whoever comes by keyboard, and Escape closes it', async () => {
  const user = userEvent.setup();
  const { riasec } = renderHints();
  await user.tab();
  expect(riasec).toBe(document.activeElement);
  const tooltip = await screen.findByRole('tooltip');
  expect(tooltip.textContent).toBe('Six kinds of interest.');
  const descriptionId = riasec.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(descriptionId)?.textContent).toBe('Six kinds of interest.');
  expect(await findAxeViolations()).toEqual([]);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(riasec.getAttribute('aria-describedby')).toBeNull();
});

test('a tap opens a hint at once, and a tap elsewhere closes it', async () => {
  const user = userEvent.setup();
  const { riasec } = renderHints();
  await user.pointer({ keys: '[TouchA]', target: riasec });
  expect((await screen.findByRole('tooltip')).textContent).toBe('Six kinds of interest.');
  await user.pointer({ keys: '[TouchA]', target: document.body });
  expect(screen.queryByRole('tooltip')).toBeNull();
});

describe('for whoever points at it', () => {
  beforeEach(async () => {
    // What a browser has loaded long before.
    await import('./hint-bubble.tsx');
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  test('the first hint takes 700 ms, the next one comes at once', async () => {
    const { riasec, bigFive } = renderHints();
    fireEvent.mouseEnter(riasec);
    await wait(690);
    expect(screen.queryByRole('tooltip')).toBeNull();
    await wait(20);
    expect(screen.getByText('Six kinds of interest.')).toBeDefined();

    fireEvent.mouseLeave(riasec);
    fireEvent.mouseEnter(bigFive);
    await wait(20);
    expect(screen.getByText('Five traits.')).toBeDefined();
    await wait(300);
    expect(screen.queryByText('Six kinds of interest.')).toBeNull();
  });

  test('a hint stays while the pointer rests on what it says', async () => {
    const { riasec } = renderHints();
    fireEvent.mouseEnter(riasec);
    await wait(710);
    fireEvent.mouseLeave(riasec);
    fireEvent.pointerEnter(screen.getByRole('tooltip'));
    await wait(1000);
    expect(screen.getByText('Six kinds of interest.')).toBeDefined();
    fireEvent.pointerLeave(screen.getByRole('tooltip'));
    await wait(310);
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  test('after a pause of 300 ms the next hint takes its time again', async () => {
    const { riasec, bigFive } = renderHints();
    fireEvent.mouseEnter(riasec);
    await wait(710);
    fireEvent.mouseLeave(riasec);
    await wait(310);
    expect(screen.queryByRole('tooltip')).toBeNull();
    fireEvent.mouseEnter(bigFive);
    await wait(690);
    expect(screen.queryByRole('tooltip')).toBeNull();
    await wait(20);
    expect(screen.getByText('Five traits.')).toBeDefined();
  });
});
