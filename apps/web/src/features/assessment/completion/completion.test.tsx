import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { clearQuest, saveQuest } from '../../../shared/quest/quest-storage.ts';
import {
  aCombinedProfile,
  aSavedQuest,
  aUser,
  someResults,
  threeScenes,
  twoTiers,
} from '../../../testing/builders.ts';
import { type Call, CallRefused, fakeApi, type Procedures } from '../../../testing/fake-api.ts';
import { fakeClock, skipTime } from '../../../testing/fake-clock.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const questions: Procedures = { 'assessment.questions': () => threeScenes };
const signedIn: Procedures = { 'auth.user': () => aUser() };
const answers = { q1: 'a', q2: 'b', q3: 'c' } as const;
const responses = [
  { questionId: 'q1', selectedOption: 'a', questionType: 'riasec' },
  { questionId: 'q2', selectedOption: 'b', questionType: 'bigfive' },
  { questionId: 'q3', selectedOption: 'c', questionType: 'aptitude' },
];
const button = (name: string) => screen.getByRole('button', { name });
const storedQuest = () => localStorage.getItem('guildpath.quest.quick');

const redirectDelayMs = 1500;

fakeClock();

/** At the completion screen, with every scene answered. */
async function openCompletion(procedures: Procedures) {
  saveQuest('quick', aSavedQuest({ idempotencyKey: 'the-key', position: 3, answers }));
  const calls = fakeApi({ ...questions, ...procedures });
  const app = renderApp('/assessment/quick');
  await screen.findByRole('heading', { name: 'Quest Complete!' });
  return {
    ...app,
    calls,
    submissions: () => calls.filter(({ procedure }) => procedure === 'assessment.submit'),
  };
}

describe('a guest at the end of the quest', () => {
  const accepted: Procedures = {
    'assessment.submit': () => ({ requiresLogin: true, assessmentResultId: 'r1' }),
  };

  it('reaches the completion after the last scene', async () => {
    saveQuest('quick', aSavedQuest({ idempotencyKey: 'the-key', position: 2, answers }));
    fakeApi(questions);
    const { user } = renderApp('/assessment/quick');
    await screen.findByRole('heading', { name: 'The Bridge' });
    await user.click(button('Complete'));
    expect(screen.getByRole('heading', { name: 'Quest Complete!' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveAttribute('type', 'email');
    expect(
      screen.getByText("We'll create a free account for you and send your results via email."),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign Up / Login Instead' })).toHaveAttribute(
      'href',
      '/api/login?redirect=/assessment/quick',
    );
  });

  it('is asked for an email when the field holds only spaces', async () => {
    const { user, submissions } = await openCompletion(accepted);
    await user.type(screen.getByRole('textbox'), '   ');
    await user.click(button('Get My Career Results'));
    expect(await screen.findByText('Email Required')).toBeVisible();
    expect(screen.getByText('Please enter your email to see your results.')).toBeVisible();
    expect(screen.getByRole('textbox')).toBeInvalid();
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(submissions()).toHaveLength(0);
  });

  it('is shown that the text is not an email address', async () => {
    const { user, submissions } = await openCompletion(accepted);
    await user.type(screen.getByRole('textbox'), 'ada at home{Enter}');
    expect(screen.getByText('Please enter a valid email address')).toBeVisible();
    expect(submissions()).toHaveLength(0);
  });

  it('submits by Enter, once, with the key of the quest', async () => {
    const { user, submissions } = await openCompletion(accepted);
    await user.type(screen.getByRole('textbox'), ' ada@guildpath.test {Enter}');
    expect(await screen.findByText('Assessment Completed!')).toBeVisible();
    const [submission, ...more] = submissions();
    expect(more).toHaveLength(0);
    expect(submission?.input).toEqual({
      responses,
      assessmentType: 'quick',
      durationSeconds: expect.any(Number),
      guestEmail: 'ada@guildpath.test',
    });
    expect(submission?.headers.get('Idempotency-Key')).toBe('the-key');
  });

  it('submits once by a double click', async () => {
    const { user, submissions } = await openCompletion(accepted);
    await user.type(screen.getByRole('textbox'), 'ada@guildpath.test');
    const submit = button('Get My Career Results');
    fireEvent.click(submit);
    fireEvent.click(submit);
    expect(await screen.findByText('Assessment Completed!')).toBeVisible();
    expect(submissions()).toHaveLength(1);
  });

  it('is led to the login with a redirect to the results, where the link can be sent again', async () => {
    const { user, address } = await openCompletion({
      ...accepted,
      'assessment.unlock': () => ({ message: 'The letter is on its way.' }),
    });
    await user.type(screen.getByRole('textbox'), 'ada@guildpath.test{Enter}');
    await screen.findByText('We have emailed you a link that opens your results.');
    expect(storedQuest()).toBeNull();
    await skipTime(redirectDelayMs);
    await waitFor(() => expect(address()).toBe('/login?redirect=/results/r1'));
    expect(
      await screen.findByRole('heading', { name: 'Your results are in your mailbox' }),
    ).toBeVisible();
    expect(screen.getByText('ada@guildpath.test')).toBeVisible();
    await user.click(button('Send the Link Again'));
    expect(await screen.findByText('The letter is on its way.')).toBeVisible();
  });

  it('sees a button that says that the answers are being submitted', async () => {
    const { user } = await openCompletion({ 'assessment.submit': () => new Promise(() => {}) });
    await user.type(screen.getByRole('textbox'), 'ada@guildpath.test');
    await user.click(button('Get My Career Results'));
    const waiting = await screen.findByRole('button', { name: 'Unlocking Results...' });
    expect(waiting).toHaveAttribute('aria-disabled', 'true');
    expect(waiting).toHaveFocus();
  });

  it('loses nothing when the submission fails, and sends the same key again', async () => {
    let isUp = false;
    const { user, submissions } = await openCompletion({
      'assessment.submit': () => {
        if (isUp) return { requiresLogin: true, assessmentResultId: 'r1' };
        throw new CallRefused('INTERNAL_SERVER_ERROR', 'Internal server error');
      },
    });
    await user.type(screen.getByRole('textbox'), 'ada@guildpath.test{Enter}');
    expect(await screen.findByText('Error')).toBeVisible();
    expect(screen.getByText('Failed to submit assessment. Please try again.')).toBeVisible();
    expect(storedQuest()).toContain('the-key');
    isUp = true;
    await user.click(button('Get My Career Results'));
    expect(await screen.findByText('Assessment Completed!')).toBeVisible();
    expect(submissions().map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([
      'the-key',
      'the-key',
    ]);
  });

  it('can go back to the last scene', async () => {
    const { user } = await openCompletion(accepted);
    await user.click(button('Previous'));
    expect(screen.getByRole('heading', { name: 'The Bridge' })).toBeVisible();
    expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName(/^C /);
  });
});

describe('a signed-in user at the end of the quest', () => {
  const accepted: Procedures = {
    ...signedIn,
    'assessment.submit': () => ({ requiresLogin: false, assessmentResultId: 'r1' }),
  };

  it('submits from the last scene without an email and reaches the results', async () => {
    saveQuest('quick', aSavedQuest({ idempotencyKey: 'the-key', position: 2, answers }));
    const calls = fakeApi({ ...questions, ...accepted });
    const { user, address } = renderApp('/assessment/quick');
    await screen.findByRole('heading', { name: 'The Bridge' });
    await user.click(button('Complete'));
    expect(await screen.findByText('Assessment Completed!')).toBeVisible();
    expect(screen.getByText('Your results are ready. Taking you there now.')).toBeVisible();
    const submission = calls.find(({ procedure }) => procedure === 'assessment.submit');
    expect(submission?.input).toEqual({
      responses,
      assessmentType: 'quick',
      durationSeconds: expect.any(Number),
    });
    await skipTime(redirectDelayMs);
    await waitFor(() => expect(address()).toBe('/results/r1'));
  });

  it('finds the new result on the dashboard, in the combined profile too', async () => {
    const dashboardCalls = ['user.assessments', 'user.profile'];
    const { user, goTo, calls } = await openCompletion({
      ...accepted,
      'results.get': () => someResults(),
      'user.assessments': () => ({ assessments: twoTiers() }),
      'user.profile': () => aCombinedProfile(),
    });
    const openDashboard = async () => {
      goTo('/dashboard');
      await screen.findByRole('region', { name: 'All Your Quests Together' });
    };
    const callsOf = (procedure: string) => calls.filter((call) => call.procedure === procedure);
    await openDashboard();
    goTo('/assessment/quick');
    await user.click(await screen.findByRole('button', { name: 'Get My Career Results' }));
    await screen.findByText('Assessment Completed!');
    for (const procedure of dashboardCalls) expect(callsOf(procedure)).toHaveLength(1);
    await openDashboard();
    for (const procedure of dashboardCalls) {
      await waitFor(() => expect(callsOf(procedure)).toHaveLength(2));
    }
  });

  it('submits once by a double click on Complete', async () => {
    saveQuest('quick', aSavedQuest({ idempotencyKey: 'the-key', position: 2, answers }));
    const calls = fakeApi({ ...questions, ...accepted });
    renderApp('/assessment/quick');
    await screen.findByRole('heading', { name: 'The Bridge' });
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: /Login/ })).not.toBeInTheDocument(),
    );
    const complete = button('Complete');
    fireEvent.click(complete);
    fireEvent.click(complete);
    expect(await screen.findByText('Assessment Completed!')).toBeVisible();
    expect(calls.filter(({ procedure }) => procedure === 'assessment.submit')).toHaveLength(1);
  });

  it('can submit at once after coming back from the login', async () => {
    const { user, submissions } = await openCompletion(accepted);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Get My Career Results' }));
    await screen.findByText('Assessment Completed!');
    expect(submissions()[0]?.input).toEqual({
      responses,
      assessmentType: 'quick',
      durationSeconds: expect.any(Number),
    });
  });

  it('cannot exit while the answers are being submitted', async () => {
    let answer: () => void = () => {};
    const { user, address } = await openCompletion({
      ...accepted,
      'assessment.submit': () =>
        new Promise((resolve) => {
          answer = () => resolve({ requiresLogin: false, assessmentResultId: 'r1' });
        }),
    });
    await user.click(await screen.findByRole('button', { name: 'Get My Career Results' }));
    await user.click(screen.getByRole('link', { name: 'Exit to home' }));
    answer();
    await screen.findByText('Your results are ready. Taking you there now.');
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

  it('is asked for an email when the session has ended meanwhile', async () => {
    let isSignedIn = true;
    const { user } = await openCompletion({
      'auth.user': () => {
        if (isSignedIn) return aUser();
        throw new CallRefused('UNAUTHORIZED', 'Unauthorized');
      },
      'assessment.submit': () => {
        isSignedIn = false;
        throw new CallRefused('BAD_REQUEST', 'guestEmail: Please enter your email.');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Get My Career Results' }));
    expect(await screen.findByRole('textbox', { name: 'Email address' })).toBeVisible();
    expect(storedQuest()).toContain('the-key');
  });
});

describe('answers that differ from those submitted', () => {
  const keyOf = (submission: Call | undefined) => submission?.headers.get('Idempotency-Key');

  it('given in a second window after the first one has submitted are a separate submission', async () => {
    const { user, submissions } = await openCompletion({
      ...signedIn,
      'assessment.submit': () => ({ requiresLogin: false, assessmentResultId: 'r2' }),
    });
    clearQuest('quick');
    await user.click(button('Previous'));
    await user.click(screen.getByRole('radio', { name: /^D / }));
    await user.click(button('Complete'));
    await screen.findByText('Assessment Completed!');
    expect(submissions()[0]?.input.responses[2].selectedOption).toBe('d');
    expect(keyOf(submissions()[0])).not.toBe('the-key');
  });

  it('given after leaving the quest before the response arrived are a separate submission too', async () => {
    let answerFirst: (answer: unknown) => void = () => {};
    const { user, goTo, submissions } = await openCompletion({
      ...signedIn,
      'assessment.submit': () =>
        new Promise((resolve) => {
          answerFirst = resolve;
        }),
    });
    await user.click(await screen.findByRole('button', { name: 'Get My Career Results' }));
    goTo('/');
    const [start] = await screen.findAllByRole('link', { name: /START QUICK QUEST/ });
    if (start) await user.click(start);
    await screen.findByRole('heading', { name: 'Quest Complete!' });
    answerFirst({ requiresLogin: false, assessmentResultId: 'r1' });
    await screen.findByText('Assessment Completed!');
    await user.click(button('Previous'));
    await user.click(screen.getByRole('radio', { name: /^D / }));
    await user.click(button('Complete'));
    await waitFor(() => expect(submissions()).toHaveLength(2));
    const [first, second] = submissions();
    expect(keyOf(first)).toBe('the-key');
    expect(keyOf(second)).not.toBe('the-key');
    expect(storedQuest()).not.toContain('the-key');
  });
});
