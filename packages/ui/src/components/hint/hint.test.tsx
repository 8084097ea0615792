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
  expect(riasec.getAttribute('aria-describedby')).toBe(tooltip.id);
  expect(await findAxeViolations()).toEqual([]);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});

describe('for whoever points at it', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const wait = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });

  test('the first hint takes 700 ms, the next one comes at once', () => {
    const { riasec, bigFive } = renderHints();
    fireEvent.mouseEnter(riasec);
    wait(690);
    expect(screen.queryByRole('tooltip')).toBeNull();
    wait(20);
    expect(screen.getByText('Six kinds of interest.')).toBeDefined();

    fireEvent.mouseLeave(riasec);
    fireEvent.mouseEnter(bigFive);
    wait(20);
    expect(screen.getByText('Five traits.')).toBeDefined();
    wait(300);
    expect(screen.queryByText('Six kinds of interest.')).toBeNull();
  });

  test('after a pause of 300 ms the next hint takes its time again', () => {
    const { riasec, bigFive } = renderHints();
    fireEvent.mouseEnter(riasec);
    wait(710);
    fireEvent.mouseLeave(riasec);
    wait(310);
    expect(screen.queryByRole('tooltip')).toBeNull();
    fireEvent.mouseEnter(bigFive);
    wait(690);
    expect(screen.queryByRole('tooltip')).toBeNull();
    wait(20);
    expect(screen.getByText('Five traits.')).toBeDefined();
  });
});
