import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { saveQuest } from '../../../shared/quest/quest-storage.ts';
import { aSavedQuest } from '../../../testing/builders.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { button, openQuest, option, questions } from '../../../testing/open-quest.tsx';
import { renderApp } from '../../../testing/render-app.tsx';

describe("the browser's Back", () => {
  async function openInn() {
    const app = await openQuest();
    await app.user.click(option('C'));
    await app.user.click(button('Next'));
    // Written with the step, so that a Back pressed at once finds it.
    expect(app.history.location.state.scene).toBe(1);
    return app;
  }

  it('goes to the scene before, and Forward to the next one again', async () => {
    const { history } = await openInn();
    history.back();
    expect(await screen.findByRole('heading', { name: 'The Gate' })).toHaveFocus();
    expect(option('C')).toBeChecked();
    history.forward();
    expect(await screen.findByRole('heading', { name: 'The Inn' })).toHaveFocus();
  });

  it('does the same as Previous, which leaves no entry behind', async () => {
    const { user, history } = await openInn();
    await user.click(button('Previous'));
    await waitFor(() => expect(history.location.state.scene ?? 0).toBe(0));
    await user.click(button('Next'));
    await waitFor(() => expect(history.location.state.scene).toBe(1));
    expect(history.length).toBe(2);
  });

  it('goes through every scene of a quest that was continued', async () => {
    saveQuest(
      'quick',
      aSavedQuest({ idempotencyKey: 'k', position: 2, answers: { q1: 'a', q2: 'b' } }),
    );
    fakeApi(questions);
    const { history } = renderApp('/assessment/quick');
    await screen.findByRole('heading', { name: 'The Bridge' });
    await waitFor(() => expect(history.location.state.scene).toBe(2));
    history.back();
    expect(await screen.findByRole('heading', { name: 'The Inn' })).toBeVisible();
    history.back();
    expect(await screen.findByRole('heading', { name: 'The Gate' })).toBeVisible();
  });
});

describe('a quest that was left', () => {
  it('resumes where it was after a reload', async () => {
    const { user } = await openQuest();
    await user.click(option('D'));
    await user.click(button('Next'));
    cleanup();
    renderApp('/assessment/quick');
    expect(await screen.findByRole('heading', { name: 'The Inn' })).toBeVisible();
    await user.click(button('Previous'));
    expect(option('D')).toBeChecked();
  });
});
