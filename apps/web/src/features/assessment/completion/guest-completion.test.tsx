import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { saveQuest } from '../../../shared/quest/quest-storage.ts';
import { aSavedQuest } from '../../../testing/builders.ts';
import { fakeApi, serverError } from '../../../testing/fake-api.ts';
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
  storedQuest,
} from '../../../testing/open-completion.tsx';
import { renderApp } from '../../../testing/render-app.tsx';

fakeClock();

describe('a guest at the end of the quest', () => {
  it('reaches the completion after the last scene', async () => {
    saveQuest('quick', aSavedQuest({ idempotencyKey: 'the-key', position: 2, answers }));
    fakeApi(questions);
    const { user } = renderApp('/assessment/quick');
    await screen.findByRole('heading', { name: 'The Bridge' });
    await user.click(button('Complete'));
    expect(await screen.findByRole('heading', { name: 'Quest Complete!' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveAttribute('type', 'email');
    expect(
      screen.getByText("We'll create a free account for you and send your results via email."),
    ).toBeVisible();
    expect(screen.getByText(/^For ages 13 and up/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign Up / Login Instead' })).toHaveAttribute(
      'href',
      '/api/login?redirect=/assessment/quick',
    );
  });

  it('is asked for an email when the field holds only spaces', async () => {
    const { user, submissions } = await openCompletion(accepted);
    await user.type(emailField(), '   ');
    await user.click(button('Get My Career Results'));
    expect(await screen.findByText('Email Required')).toBeVisible();
    expect(screen.getByText('Please enter your email to see your results.')).toBeVisible();
    expect(emailField()).toBeInvalid();
    expect(emailField()).toHaveFocus();
    expect(submissions()).toHaveLength(0);
  });

  it('submits email and first name by Enter, once, with the key of the quest', async () => {
    const { user, submissions } = await openCompletion(accepted);
    await user.type(nameField(), ' Ada ');
    await user.type(emailField(), ' ada@guildpath.test {Enter}');
    expect(await screen.findByText('Assessment Completed!')).toBeVisible();
    const [submission, ...more] = submissions();
    expect(more).toHaveLength(0);
    expect(submission?.input).toEqual({
      responses,
      assessmentType: 'quick',
      durationSeconds: expect.any(Number),
      guestEmail: 'ada@guildpath.test',
      guestFirstName: 'Ada',
    });
    expect(submission?.headers.get('Idempotency-Key')).toBe('the-key');
  });

  it('submits once by a double click', async () => {
    const { user, submissions } = await openCompletion(accepted);
    await user.type(emailField(), 'ada@guildpath.test');
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
    await user.type(emailField(), 'ada@guildpath.test{Enter}');
    await screen.findByText('Check your email for the link to your results.');
    await skipTime(redirectDelayMs);
    await waitFor(() => expect(address()).toBe('/login?redirect=/results/r1'));
    expect(
      await screen.findByRole('heading', { name: 'Your results are in your inbox' }),
    ).toBeVisible();
    expect(screen.getByText('ada@guildpath.test')).toBeVisible();
    await user.click(button('Get a New Link'));
    expect(await screen.findByText('The letter is on its way.')).toBeVisible();
    expect(screen.queryByText('Assessment Completed!')).not.toBeInTheDocument();
  });

  it('takes the invitation of a friend along, for every link that is mailed', async () => {
    localStorage.setItem('guildpath.invitation', 'f3');
    const { user, calls } = await openCompletion({
      ...accepted,
      'assessment.unlock': () => ({ message: 'The letter is on its way.' }),
    });
    await user.type(emailField(), 'ada@guildpath.test{Enter}');
    await screen.findByText('Check your email for the link to your results.');
    await skipTime(redirectDelayMs);
    await user.click(await screen.findByRole('button', { name: 'Get a New Link' }));
    expect(await screen.findByText('The letter is on its way.')).toBeVisible();
    const invited = calls.filter(({ input }) => input?.invitation === 'f3');
    expect(invited.map(({ procedure }) => procedure)).toEqual([
      'assessment.submit',
      'assessment.unlock',
    ]);
  });

  it('takes up to three things along, in the browser and with the submission', async () => {
    const { user, submissions } = await openCompletion(accepted);
    const row = screen.getByRole('button', { name: /^Take up to three things along/ });
    await user.click(row);
    const shelf = within(await screen.findByRole('dialog'));
    const thing = (name: string) => shelf.getByRole('button', { name });
    for (const name of ['Animals', 'Law and fairness', 'Film, photos and news']) {
      await user.click(thing(name));
    }
    await user.click(thing('Food and cooking'));
    expect(shelf.getByRole('status')).toHaveTextContent('Three fit in the bag');
    expect(thing('Food and cooking')).toHaveAttribute('aria-pressed', 'false');
    await user.click(thing('Law and fairness'));
    expect(shelf.getByRole('status')).toBeEmptyDOMElement();
    await user.click(thing('Food and cooking'));
    await user.click(thing('Done'));
    expect(row).toHaveFocus();
    expect(row).toHaveAccessibleName(/Animals, Film, photos and news, Food and cooking$/);
    const basicInterests = ['animal-service', 'media', 'culinary-art'];
    expect(JSON.parse(storedQuest() ?? '')).toMatchObject({ basicInterests });
    await user.type(emailField(), 'ada@guildpath.test{Enter}');
    expect(await screen.findByText('Assessment Completed!')).toBeVisible();
    const [submission] = submissions();
    expect(submission?.input).toMatchObject({ basicInterests });
    expect(submission?.headers.get('Idempotency-Key')).not.toBe('the-key');
  });

  it('takes nothing along when the shelf is closed without Done', async () => {
    const { user } = await openCompletion(accepted);
    const row = screen.getByRole('button', { name: /^Take up to three things along/ });
    await user.click(row);
    await user.click(await screen.findByRole('button', { name: 'Animals' }));
    await user.keyboard('{Escape}');
    expect(row).toHaveFocus();
    expect(row).toHaveAccessibleName(/^Take up to three/);
  });

  it('loses nothing when the submission fails, and sends the same key again', async () => {
    let isUp = false;
    const { user, submissions } = await openCompletion({
      'assessment.submit': () => {
        if (isUp) return { requiresLogin: true, assessmentResultId: 'r1' };
        serverError();
      },
    });
    await user.type(emailField(), 'ada@guildpath.test{Enter}');
    expect(await screen.findByText('Error')).toBeVisible();
    expect(screen.getByText('Failed to submit assessment. Please try again.')).toBeVisible();
    expect(screen.getByText(/your answers stay right here/)).toBeVisible();
    expect(storedQuest()).toContain('the-key');
    isUp = true;
    await user.click(button('Get My Career Results'));
    expect(await screen.findByText('Assessment Completed!')).toBeVisible();
    expect(submissions().map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([
      'the-key',
      'the-key',
    ]);
  });
});
