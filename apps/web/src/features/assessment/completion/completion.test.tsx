import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { saveQuest } from '../../../shared/quest/quest-storage.ts';
import { clearQuest } from '../../../shared/quest/waiting-quest.ts';
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
import { suggestEmail } from './suggest-email.ts';

// Fetched while the last scenes are answered: here there is only one scene to read.
await import('./quest-completion.tsx');

const questions: Procedures = {
  'assessment.questions': () => threeScenes,
  'assessment.preview': () => ({ characterClass: 'Mage', archetype: 'Investigative' }),
};
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
    expect(await screen.findByRole('heading', { name: 'Quest Complete!' })).toHaveFocus();
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
    await skipTime(redirectDelayMs);
    await waitFor(() => expect(address()).toBe('/login?redirect=/results/r1'));
    expect(
      await screen.findByRole('heading', { name: 'Your results are in your mailbox' }),
    ).toBeVisible();
    expect(screen.getByText('ada@guildpath.test')).toBeVisible();
    await user.click(button('Send the Link Again'));
    expect(await screen.findByText('The letter is on its way.')).toBeVisible();
    expect(screen.queryByText('Assessment Completed!')).not.toBeInTheDocument();
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

describe('the class, before anything is submitted,', () => {
  it('is shown with what the letter opens, and asks the server without storing anything', async () => {
    const { calls, submissions } = await openCompletion({});
    expect(await screen.findByText('The guild sees a Mage in you')).toBeVisible();
    expect(screen.getByText('Archetype: Investigative')).toBeVisible();
    const contents = within(screen.getByRole('region', { name: 'Your letter opens' }));
    expect(contents.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '5 matches',
      'Portrait',
      'Schools',
      'Skills',
    ]);
    const previews = calls.filter(({ procedure }) => procedure === 'assessment.preview');
    expect(previews.map(({ input }) => input)).toEqual([{ responses, assessmentType: 'quick' }]);
    expect(submissions()).toHaveLength(0);
  });

  it('is shown to members too, while their results open', async () => {
    const { user } = await openCompletion({
      ...signedIn,
      'assessment.submit': () => ({ requiresLogin: false, assessmentResultId: 'r1' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Get My Career Results' }));
    expect(await screen.findByText('Your path is being unrolled before you.')).toBeVisible();
    expect(screen.getByText('The guild sees a Mage in you')).toBeVisible();
  });

  it('is left out when it cannot be fetched, and the results can still be asked for', async () => {
    const { user, submissions } = await openCompletion({
      'assessment.preview': () => {
        throw new CallRefused('TOO_MANY_REQUESTS', 'Too many requests');
      },
      'assessment.submit': () => ({ requiresLogin: true, assessmentResultId: 'r1' }),
    });
    expect(await screen.findByText('Every scene is behind you.')).toBeVisible();
    expect(screen.queryByText(/The guild sees/)).not.toBeInTheDocument();
    await user.type(screen.getByRole('textbox'), 'ada@guildpath.test{Enter}');
    await screen.findByText('Assessment Completed!');
    expect(submissions()).toHaveLength(1);
  });
});

describe('a misspelt mailbox', () => {
  const accepted: Procedures = {
    'assessment.submit': () => ({ requiresLogin: true, assessmentResultId: 'r1' }),
  };
  const openDoubt = async () => {
    const app = await openCompletion(accepted);
    await app.user.type(screen.getByRole('textbox'), 'Ada@gmial.con{Enter}');
    await screen.findByText('Ada@gmail.com');
    expect(app.submissions()).toHaveLength(0);
    return app;
  };

  it('is asked about before sending, and corrected by one press', async () => {
    const { user, submissions } = await openDoubt();
    const take = button('Yes, Send It There');
    await waitFor(() => expect(take).toHaveFocus());
    expect(take).toHaveAccessibleDescription(/^Did you mean Ada@gmail\.com ?\?$/);
    await user.click(take);
    await screen.findByText('Assessment Completed!');
    expect(submissions().map(({ input }) => input.guestEmail)).toEqual(['Ada@gmail.com']);
  });

  it('is taken as it is when the visitor says so', async () => {
    const { user, submissions } = await openDoubt();
    await user.click(button('No, send to Ada@gmial.con'));
    await screen.findByText('Assessment Completed!');
    expect(submissions().map(({ input }) => input.guestEmail)).toEqual(['Ada@gmial.con']);
  });

  it('can be corrected by hand', async () => {
    const { user } = await openDoubt();
    await user.type(screen.getByRole('textbox'), '{Backspace}m');
    expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
    expect(button('Get My Career Results')).toBeEnabled();
  });

  it.each([
    ['ada@gmail.con', 'ada@gmail.com'],
    ['ada@gamil.com', 'ada@gmail.com'],
    ['ada@hotmial.com', 'ada@hotmail.com'],
    ['ada@yaho.com', 'ada@yahoo.com'],
    ['ada@icluod.com', 'ada@icloud.com'],
    ['ada@outlok.com', 'ada@outlook.com'],
  ])('such as %s was meant to be %s', (given, meant) => {
    expect(suggestEmail(given)).toBe(meant);
  });

  it.each([
    'ada@gmail.com',
    'ada@mail.com',
    'ada@email.com',
    'ada@mail.ru',
    'ada@hotmail.it',
    'ada@yahoo.co.in',
    'ada@web.de',
    'ada@gmx.at',
    'ada@my.com',
    'ada@company.co',
    'ada@guildpath.test',
    'ada@students.school.edu',
  ])('is not seen in %s', (given) => {
    expect(suggestEmail(given)).toBeUndefined();
  });
});

describe('answers that are submitted', () => {
  const accepted: Procedures = {
    'assessment.submit': () => ({ requiresLogin: true, assessmentResultId: 'r1' }),
    'results.get': () => someResults(),
  };
  const submitted = { assessmentResultId: 'r1', guestEmail: 'ada@gmail.com' };
  const saveSubmitted = (part: object = {}) =>
    saveQuest(
      'quick',
      aSavedQuest({ idempotencyKey: 'the-key', position: 3, answers, submitted, ...part }),
    );

  it('stay in the browser until their results have been opened', async () => {
    const { user, goTo } = await openCompletion({ ...accepted, ...signedIn });
    await user.click(await screen.findByRole('button', { name: 'Get My Career Results' }));
    await screen.findByText('Assessment Completed!');
    expect(storedQuest()).toContain('"submitted":{"assessmentResultId":"r1"');
    goTo('/results/r1');
    await screen.findByText(/Quest Completed/);
    expect(storedQuest()).toBeNull();
  });

  it('stay when other results are opened', async () => {
    saveSubmitted({ submitted: { ...submitted, assessmentResultId: 'r2' } });
    fakeApi({ ...accepted, ...signedIn });
    renderApp('/results/r1');
    await screen.findByText(/Quest Completed/);
    expect(storedQuest()).toContain('the-key');
  });

  it('can be sent again to another address, as a submission of their own', async () => {
    const { user, submissions, address } = await openCompletion(accepted);
    await user.type(screen.getByRole('textbox'), 'adda@gmail.com{Enter}');
    await screen.findByText('Assessment Completed!');
    await skipTime(redirectDelayMs);
    await user.click(await screen.findByRole('button', { name: 'Wrong address? Change it' }));
    await waitFor(() => expect(address()).toBe('/assessment/quick'));
    const field = await screen.findByRole('textbox', { name: 'Email address' });
    expect(field).toHaveValue('adda@gmail.com');
    await user.clear(field);
    await user.type(field, 'ada@gmail.com{Enter}');
    await waitFor(() => expect(submissions()).toHaveLength(2));
    const [first, second] = submissions();
    expect(second?.input).toMatchObject({ responses, guestEmail: 'ada@gmail.com' });
    expect(second?.headers.get('Idempotency-Key')).not.toBe(first?.headers.get('Idempotency-Key'));
  });

  it('show where the letter went to a guest who comes back to the quest', async () => {
    saveSubmitted();
    fakeApi(questions);
    const { user } = renderApp('/assessment/quick');
    expect(
      await screen.findByRole('heading', { name: 'Your results are in your mailbox' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: /^Open Mail/ })).toHaveAttribute(
      'href',
      'https://mail.google.com/mail/',
    );
    await user.click(button('Wrong address? Change it'));
    expect(screen.getByRole('heading', { name: 'Quest Complete!' })).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('ada@gmail.com');
  });

  it('are forgotten when a new quest is begun', async () => {
    saveSubmitted();
    fakeApi(questions);
    const { user } = renderApp('/assessment/quick');
    await user.click(await screen.findByRole('button', { name: 'Start a New Quest' }));
    expect(await screen.findByRole('heading', { name: 'The Gate' })).toBeVisible();
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    expect(storedQuest()).toBeNull();
  });

  it('lead a member who comes back to the results', async () => {
    saveSubmitted({ submitted: { assessmentResultId: 'r1' } });
    fakeApi({ ...questions, ...signedIn });
    renderApp('/assessment/quick');
    expect(await screen.findByRole('link', { name: 'View Results' })).toHaveAttribute(
      'href',
      '/results/r1',
    );
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
    await user.click(await screen.findByRole('link', { name: /^Continue/ }));
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
