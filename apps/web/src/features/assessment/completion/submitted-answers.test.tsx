import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { clearQuest, saveQuest } from '../../../shared/quest/quest-storage.ts';
import { aSavedQuest, someResults } from '../../../testing/builders.ts';
import { type Call, fakeApi, type Procedures } from '../../../testing/fake-api.ts';
import { fakeClock, skipTime } from '../../../testing/fake-clock.ts';
import {
  accepted,
  answers,
  button,
  emailField,
  nameField,
  openCompletion,
  questions,
  redirectDelayMs,
  responses,
  signedIn,
  storedQuest,
} from '../../../testing/open-completion.tsx';
import { renderApp } from '../../../testing/render-app.tsx';

fakeClock();

describe('answers that are submitted', () => {
  const opened: Procedures = { ...accepted, 'results.get': () => someResults() };
  const submitted = { assessmentResultId: 'r1', guestEmail: 'ada@gmail.com' };
  const saveSubmitted = (part: object = {}) =>
    saveQuest(
      'quick',
      aSavedQuest({ idempotencyKey: 'the-key', position: 3, answers, submitted, ...part }),
    );

  it('stay in the browser until their results have been opened', async () => {
    const { user, goTo } = await openCompletion({ ...opened, ...signedIn });
    await user.click(await screen.findByRole('button', { name: 'Get My Career Results' }));
    await screen.findByText('Assessment Completed!');
    expect(storedQuest()).toContain('"submitted":{"assessmentResultId":"r1"');
    goTo('/results/r1');
    await screen.findByText(/Quest Completed/);
    expect(storedQuest()).toBeNull();
  });

  it('can be sent again to another address, as a submission of their own', async () => {
    const { user, submissions, address } = await openCompletion(accepted);
    await user.type(nameField(), 'Ada');
    await user.type(emailField(), 'adda@gmail.com{Enter}');
    await screen.findByText('Assessment Completed!');
    await skipTime(redirectDelayMs);
    await user.click(await screen.findByRole('button', { name: 'Wrong address? Fix it' }));
    await waitFor(() => expect(address()).toBe('/assessment/quick'));
    const field = await screen.findByRole('textbox', { name: 'Email address' });
    expect(field).toHaveValue('adda@gmail.com');
    expect(nameField()).toHaveValue('Ada');
    await user.clear(field);
    await user.type(field, 'ada@gmail.com{Enter}');
    await waitFor(() => expect(submissions()).toHaveLength(2));
    const [first, second] = submissions();
    expect(second?.input).toMatchObject({ responses, guestEmail: 'ada@gmail.com' });
    expect(second?.headers.get('Idempotency-Key')).not.toBe(first?.headers.get('Idempotency-Key'));
  });

  it('show a returning guest where the letter was sent', async () => {
    saveSubmitted();
    fakeApi(questions);
    const { user } = renderApp('/assessment/quick');
    expect(
      await screen.findByRole('heading', { name: 'Your results are in your inbox' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: /^Open Gmail/ })).toHaveAttribute(
      'href',
      'https://mail.google.com/mail/',
    );
    await user.click(button('Wrong address? Fix it'));
    expect(screen.getByRole('heading', { name: 'Quest Complete!' })).toBeVisible();
    expect(emailField()).toHaveValue('ada@gmail.com');
  });

  it('are dropped when a new quest is started', async () => {
    saveSubmitted();
    fakeApi(questions);
    const { user } = renderApp('/assessment/quick');
    await user.click(await screen.findByRole('button', { name: 'Start a New Quest' }));
    expect(await screen.findByRole('heading', { name: 'The Gate' })).toBeVisible();
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    expect(storedQuest()).toBeNull();
  });

  it('lead a returning member to the results', async () => {
    saveSubmitted({ submitted: { assessmentResultId: 'r1' } });
    fakeApi({ ...questions, ...signedIn });
    renderApp('/assessment/quick');
    expect(await screen.findByRole('link', { name: 'View Results' })).toHaveAttribute(
      'href',
      '/results/r1',
    );
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
    const hero = within(await screen.findByRole('region', { name: /^Your perfect career path/ }));
    await user.click(await hero.findByRole('link', { name: /^Continue/ }));
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
