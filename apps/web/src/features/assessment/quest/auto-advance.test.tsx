import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { saveQuest } from '../../../shared/quest/quest-storage.ts';
import { aSavedQuest, threeScenes } from '../../../testing/builders.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { fakeClock, skipTime, stopTime } from '../../../testing/fake-clock.ts';
import { button, option, questions } from '../../../testing/open-quest.tsx';
import { renderApp } from '../../../testing/render-app.tsx';

describe('auto-advance', () => {
  const pauseMs = 400;
  const automatic = () => screen.getByRole('checkbox', { name: 'Move on automatically' });
  const isAt = (title: string) => screen.queryByRole('heading', { name: title }) !== null;

  fakeClock();

  /** Opens a scene, with all scenes before it answered. */
  async function openAt(position: number, title: string) {
    const answers = Object.fromEntries(
      threeScenes.slice(0, position).map(({ id }) => [id, 'a' as const]),
    );
    saveQuest('quick', aSavedQuest({ idempotencyKey: 'k', position, answers }));
    fakeApi(questions);
    const app = renderApp('/assessment/quick');
    await screen.findByRole('heading', { name: title });
    return app;
  }

  it('is off at first, remembered, and follows a click or a key in a moment', async () => {
    const { user } = await openAt(1, 'The Inn');
    await user.click(option('A'));
    await skipTime(pauseMs);
    expect(isAt('The Inn')).toBe(true);
    await user.click(automatic());
    cleanup();
    await openAt(1, 'The Inn');
    expect(automatic()).toBeChecked();
    stopTime();
    await user.click(option('B'));
    await skipTime(pauseMs - 1);
    expect(isAt('The Inn')).toBe(true);
    await skipTime(1);
    expect(isAt('The Bridge')).toBe(true);
    await user.click(button('Previous'));
    option('B').focus();
    await user.keyboard('c');
    await skipTime(pauseMs);
    expect(isAt('The Bridge')).toBe(true);
  });

  it('does not follow the arrow keys, which browse', async () => {
    const { user } = await openAt(1, 'The Inn');
    await user.click(automatic());
    option('A').focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(option('C')).toBeChecked();
    await skipTime(pauseMs);
    expect(isAt('The Inn')).toBe(true);
  });

  it('waits in an interest scene for what is least like the visitor', async () => {
    const { user } = await openAt(0, 'The Gate');
    await user.click(automatic());
    expect(automatic()).toHaveAccessibleDescription(/“Least like you\?”, after your second pick/);
    await user.click(option('B'));
    await skipTime(pauseMs);
    expect(isAt('The Gate')).toBe(true);
    expect(
      screen.getByRole('radiogroup', { name: 'Least like you? Pick one, or press Next' }),
    ).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /^Least like me: D, / }));
    await skipTime(pauseMs);
    expect(isAt('The Inn')).toBe(true);
  });

  it('never leaves the last scene', async () => {
    const { user } = await openAt(2, 'The Bridge');
    await user.click(automatic());
    await user.click(option('B'));
    await skipTime(pauseMs);
    expect(isAt('The Bridge')).toBe(true);
  });
});
