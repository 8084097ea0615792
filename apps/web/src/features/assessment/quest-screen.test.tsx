import type { Draft } from '@guildpath/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { loadQuest } from '../../shared/quest/load-quest.ts';
import { saveQuest } from '../../shared/quest/quest-storage.ts';
import { aSavedQuest, aUser, siteSettings, threeScenes } from '../../testing/builders.ts';
import { CallError, fakeApi, serverError } from '../../testing/fake-api.ts';
import { fakeClock, skipTime } from '../../testing/fake-clock.ts';
import { button, openQuest, option } from '../../testing/open-quest.tsx';
import { renderApp } from '../../testing/render-app.tsx';

describe('the questions of a quest', () => {
  const minutes = (count: number) => skipTime(count * 60_000);

  fakeClock();

  /** Plays, leaves by the exit and comes back after the server has failed. */
  async function returnAfter({ played, away }: { played: number; away: number }) {
    let isUp = true;
    const calls = fakeApi({
      'assessment.questions': () => {
        if (isUp) return threeScenes;
        serverError();
      },
    });
    const { user } = renderApp('/assessment/quick');
    await screen.findByRole('heading', { name: 'The Gate' });
    await minutes(played);
    await user.click(screen.getByRole('link', { name: 'Exit to home' }));
    const [start] = await screen.findAllByRole('link', { name: /START QUICK QUEST/ });
    await minutes(away);
    isUp = false;
    if (start) await user.click(start);
    return () => calls.filter(({ procedure }) => procedure === 'assessment.questions').length;
  }

  it('are still there after an exit, however long the quest was played', async () => {
    const countReads = await returnAfter({ played: 20, away: 4 });
    expect(await screen.findByRole('heading', { name: 'The Gate' })).toBeVisible();
    await minutes(1);
    expect(countReads()).toBe(1);
    expect(screen.queryByText('Unable to Load Assessment')).not.toBeInTheDocument();
  });

  it('are fetched four times before the failure is reported, and Try Again reloads the page', async () => {
    const calls = fakeApi({
      'site.settings': () => siteSettings({ availableTiers: ['standard'] }),
      'assessment.questions': serverError,
    });
    const countReads = () =>
      calls.filter(({ procedure }) => procedure === 'assessment.questions').length;
    const { user } = renderApp('/assessment/standard');
    for (const [retries, backoffMs] of [1000, 2000, 4000].entries()) {
      await waitFor(() => expect(countReads()).toBe(retries + 1));
      await skipTime(backoffMs);
    }
    const title = 'Quest Temporarily Unavailable';
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(await screen.findByText('Unable to Load Assessment')).toBeVisible();
    expect(screen.queryByText('Coming Soon!')).toBeNull();
    expect(countReads()).toBe(4);
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    await user.click(button('Try Again'));
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('instead of the quest', () => {
  it('loading says what is being prepared', async () => {
    fakeApi({ 'assessment.questions': () => new Promise(() => {}) });
    renderApp('/assessment/quick');
    expect(await screen.findByRole('heading', { name: 'Loading Your Quest...' })).toBeVisible();
    expect(screen.getByText('Preparing your quick assessment')).toBeVisible();
  });

  it('a 401 is not retried and leads to the login', async () => {
    const calls = fakeApi({
      'assessment.questions': () => {
        throw new CallError('UNAUTHORIZED', 'Unauthorized');
      },
    });
    const { address } = renderApp('/assessment/quick');
    expect(await screen.findByText('Unauthorized')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/login?redirect=/assessment/quick'));
    expect(calls.filter(({ procedure }) => procedure === 'assessment.questions')).toHaveLength(1);
  });
});

describe('a quest that was begun before its scenes were rewritten', () => {
  const note = /^We’ve rewritten some of this quest since you started/;

  const answers = { q1: 'a', retired: 'b' } as const;

  it('in this browser goes on with what still fits, and says so at that scene', async () => {
    saveQuest('quick', aSavedQuest({ position: 2, answers }));
    const { user } = await openQuest({}, 'The Inn');
    expect(await screen.findByText(note)).toBeVisible();
    await user.click(option('A'));
    await user.click(button('Next'));
    expect(await screen.findByRole('heading', { name: 'The Bridge' })).toBeVisible();
    expect(screen.queryByText(note)).not.toBeInTheDocument();
    expect(loadQuest('quick', threeScenes).answers).toEqual({ q1: 'a', q2: 'a' });
  });

  it('in the account goes on, too', async () => {
    const responses = Object.entries(answers).map(([questionId, selectedOption]) => ({
      questionId,
      selectedOption,
      questionType: 'riasec' as const,
    }));
    const draft: Draft = {
      assessmentType: 'quick',
      responses,
      updatedAt: '2024-06-01T10:00:00.000Z',
    };
    const member = { 'auth.user': () => aUser(), 'user.drafts': () => ({ drafts: [draft] }) };
    await openQuest(member, 'The Inn');
    expect(await screen.findByText(note)).toBeVisible();
  });
});
