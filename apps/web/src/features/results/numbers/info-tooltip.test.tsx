import { GuildThemeProvider } from '@guildpath/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { skipTime } from '../../../testing/fake-clock.ts';
import { InfoTooltip, InfoTooltipGroup } from './info-tooltip.tsx';

const tooltip = () => screen.queryByRole('tooltip');

function openPage() {
  render(
    <GuildThemeProvider env="test">
      <InfoTooltipGroup>
        <main id="content">
          <InfoTooltip about="RIASEC">Six kinds of interest.</InfoTooltip>
          <InfoTooltip about="the Big Five">Five traits.</InfoTooltip>
        </main>
      </InfoTooltipGroup>
    </GuildThemeProvider>,
  );
  return {
    riasec: screen.getByRole('button', { name: 'About RIASEC' }),
    bigFive: screen.getByRole('button', { name: 'About the Big Five' }),
  };
}

describe('an explained term', () => {
  it('is described on keyboard focus, and Escape closes the description', async () => {
    const user = userEvent.setup();
    const { riasec } = openPage();
    await user.tab();
    expect(riasec).toHaveFocus();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Six kinds of interest.');
    expect(riasec).toHaveAccessibleDescription('Six kinds of interest.');
    await user.keyboard('{Escape}');
    expect(tooltip()).not.toBeInTheDocument();
    expect(riasec).not.toHaveAccessibleDescription();
  });

  it('is described by a tap, until the next tap elsewhere', async () => {
    const user = userEvent.setup();
    const { riasec } = openPage();
    await user.pointer({ keys: '[TouchA]', target: riasec });
    expect(tooltip()).toHaveTextContent('Six kinds of interest.');
    await user.pointer({ keys: '[TouchA]', target: document.body });
    expect(tooltip()).not.toBeInTheDocument();
  });
});

describe('a pointer', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  function moveTo(element: Element) {
    fireEvent.pointerEnter(element, { pointerType: 'mouse' });
    fireEvent.mouseEnter(element);
    fireEvent.mouseMove(element);
  }

  it('waits 700 ms for the first description, and none for the next', async () => {
    const { riasec, bigFive } = openPage();
    moveTo(riasec);
    await skipTime(690);
    expect(tooltip()).not.toBeInTheDocument();
    await skipTime(20);
    expect(tooltip()).toHaveTextContent('Six kinds of interest.');

    fireEvent.mouseLeave(riasec);
    moveTo(bigFive);
    await skipTime(20);
    expect(screen.getByText('Five traits.')).toBeVisible();
    await skipTime(300);
    expect(screen.queryByText('Six kinds of interest.')).not.toBeInTheDocument();
  });
});
