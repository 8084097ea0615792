import type { Draft } from '@guildpath/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loadQuest } from '../../../shared/quest/load-quest.ts';
import { saveQuest } from '../../../shared/quest/quest-storage.ts';
import {
  aQuestion,
  aSavedQuest,
  aUser,
  someResults,
  threeScenes,
  twoTiers,
} from '../../../testing/builders.ts';
import { CallError, fakeApi, type Procedures } from '../../../testing/fake-api.ts';
import { fakeClock, skipTime } from '../../../testing/fake-clock.ts';
import {
  answers,
  button,
  openCompletion,
  questions,
  redirectDelayMs,
  responses,
  signedIn,
  storedQuest,
} from '../../../testing/open-completion.tsx';
import { renderApp } from '../../../testing/render-app.tsx';

fakeClock();

describe('a signed-in user at the end of the quest', () => {
  const acceptedAtOnce: Procedures = {
    ...signedIn,
    'assessment.submit': () => ({ requiresLogin: false, assessmentResultId: 'r1' }),
  };

  it('submits from the last scene without an email and reaches the results', async () => {
    saveQuest('quick', aSavedQuest({ idempotencyKey: 'the-key', position: 2, answers }));
    const calls = fakeApi({ ...questions, ...acceptedAtOnce });
    const { user, address } = renderApp('/assessment/quick');
    await screen.findByRole('heading', { name: 'The Bridge' });
    await user.click(button('Complete'));
    expect(await screen.findByText('Assessment Completed!')).toBeVisible();
    expect(screen.getByText('Your results are ready. We’ll take you there now.')).toBeVisible();
    const submission = calls.find(({ procedure }) => procedure === 'assessment.submit');
    expect(submission?.input).toEqual({
      responses,
      assessmentType: 'quick',
      durationSeconds: expect.any(Number),
    });
    await skipTime(redirectDelayMs);
    await waitFor(() => expect(address()).toBe('/results/r1'));
  });

  it('sends the seconds that each scene took, at most an hour', async () => {
    const sceneSeconds = { q1: 12.4, q2: 9000 };
    saveQuest('quick', aSavedQuest({ position: 2, answers, sceneSeconds }));
    const calls = fakeApi({ ...questions, ...acceptedAtOnce });
    const { user } = renderApp('/assessment/quick');
    await screen.findByRole('heading', { name: 'The Bridge' });
    await user.click(button('Complete'));
    await screen.findByText('Assessment Completed!');
    const submission = calls.find(({ procedure }) => procedure === 'assessment.submit');
    expect(submission?.input).toMatchObject({
      responses: [{ seconds: 12 }, { seconds: 3600 }, { questionId: 'q3' }],
    });
  });

  it('finds the new result on the dashboard', async () => {
    const drafts: Draft[] = [];
    const { user, goTo, calls } = await openCompletion({
      ...acceptedAtOnce,
      'user.drafts': () => ({ drafts }),
      'user.saveDraft': ({ input }) => {
        const draft = { ...input, updatedAt: '2024-06-01T10:00:00.000Z' };
        drafts.splice(0, 1, draft);
        return draft;
      },
      'results.get': () => someResults(),
      'user.assessments': () => ({ assessments: twoTiers() }),
    });
    const openDashboard = async () => {
      goTo('/dashboard');
      await screen.findByRole('region', { name: 'Assessment History' });
    };
    const listings = () => calls.filter(({ procedure }) => procedure === 'user.assessments');
    await openDashboard();
    goTo('/assessment/quick');
    await user.click(await screen.findByRole('button', { name: 'Get My Career Results' }));
    await screen.findByText('Assessment Completed!');
    expect(listings()).toHaveLength(1);
    await openDashboard();
    await waitFor(() => expect(listings()).toHaveLength(2));
  });

  it('cannot exit while the answers are being submitted', async () => {
    let answer: () => void = () => {};
    const { user, address } = await openCompletion({
      ...acceptedAtOnce,
      'assessment.submit': () =>
        new Promise((resolve) => {
          answer = () => resolve({ requiresLogin: false, assessmentResultId: 'r1' });
        }),
    });
    await user.click(await screen.findByRole('button', { name: 'Get My Career Results' }));
    await user.click(screen.getByRole('link', { name: 'Exit to home' }));
    answer();
    await screen.findByText('Your results are ready. We’ll take you there now.');
    await skipTime(redirectDelayMs);
    await waitFor(() => expect(address()).toBe('/results/r1'));
  });

  it('is not treated as a guest when there is no network', async () => {
    let isOnline = true;
    const { user } = await openCompletion({
      'auth.user': () => {
        if (isOnline) return aUser();
        throw new TypeError('Failed to fetch');
      },
      'assessment.submit': () => {
        isOnline = false;
        throw new TypeError('Failed to fetch');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Get My Career Results' }));
    expect(await screen.findByText('Error')).toBeVisible();
    // Long enough for a request that must not happen.
    await skipTime(100);
    expect(button('Get My Career Results')).toHaveFocus();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it.each([
    { place: 'the last scene', position: 2, label: 'Complete', isDrafted: false },
    { place: 'the completion', position: 3, label: 'Get My Career Results', isDrafted: false },
    {
      place: 'a draft of another device',
      position: 0,
      label: 'Get My Career Results',
      isDrafted: true,
    },
  ])('is asked for an email when the session has ended by $place', async (quest) => {
    const { label, position, isDrafted } = quest;
    let isSignedIn = true;
    if (!isDrafted) saveQuest('quick', aSavedQuest({ position, answers }));
    const drafts = [{ assessmentType: 'quick', responses, updatedAt: '2024-06-01T10:00:00.000Z' }];
    fakeApi({
      ...questions,
      'user.drafts': () => ({ drafts: isDrafted ? drafts : [] }),
      'auth.user': () => {
        if (isSignedIn) return aUser();
        throw new CallError('UNAUTHORIZED', 'Unauthorized');
      },
      'assessment.submit': () => {
        isSignedIn = false;
        throw new CallError('BAD_REQUEST', 'guestEmail: Please enter your email.');
      },
    });
    const { user } = renderApp('/assessment/quick');
    await user.click(await screen.findByRole('button', { name: label }));
    expect(await screen.findByRole('textbox', { name: 'Email address' })).toBeVisible();
    expect(screen.getByText('You’re Signed Out')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign Up / Login Instead' })).toBeVisible();
    expect(loadQuest('quick', threeScenes)).toMatchObject({ position: 3, answers });
  });

  it('answers what is new when the questions have changed, and loses nothing else', async () => {
    let isUpgraded = false;
    const { user } = await openCompletion({
      ...signedIn,
      'assessment.questions': () =>
        isUpgraded
          ? [...threeScenes.slice(0, 2), aQuestion({ id: 'q4', title: 'The Cave' })]
          : threeScenes,
      'assessment.submit': () => {
        isUpgraded = true;
        throw new CallError(
          'BAD_REQUEST',
          'responses.2.questionId: This assessment doesn’t have that question.',
        );
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Get My Career Results' }));
    expect(await screen.findByRole('heading', { name: 'The Cave' })).toBeVisible();
    expect(screen.getByText('This Quest Has Changed')).toBeVisible();
    expect(screen.queryByText('Error')).not.toBeInTheDocument();
    expect(screen.getByText('Question 3 of 3')).toBeVisible();
    expect(storedQuest()).toContain('"answers":{"q1":"a","q2":"b"}');
  });
});
