import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { saveQuest } from '../../shared/quest/quest-storage.ts';
import { aSavedQuest, aUser, someResults } from '../../testing/builders.ts';
import { CallError, fakeApi, type Procedures } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const accepted: Procedures = { 'auth.login': () => aUser() };
const identifier = () => screen.getByLabelText('Email or username');
const password = () => screen.getByLabelText('Password');

async function openLogin(path: string, procedures: Procedures) {
  const calls = fakeApi(procedures);
  const app = renderApp(path);
  await screen.findByRole('heading', { name: 'Login' });
  return { ...app, logins: () => calls.filter(({ procedure }) => procedure === 'auth.login') };
}

describe('login by password', () => {
  it('leads home with a welcome toast', async () => {
    const { user, address, logins } = await openLogin('/login', accepted);
    await user.type(identifier(), ' ada ');
    await user.type(password(), 'open sesame{Enter}');
    expect(await screen.findByText('Welcome back!')).toBeVisible();
    expect(screen.getByText('You have successfully logged in.')).toBeVisible();
    expect(logins()[0]?.input).toEqual({ identifier: 'ada', password: 'open sesame' });
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('wins over an answer to a request sent before it', async () => {
    let answerLate: (viewer: null) => void = () => {};
    const { user, address } = await openLogin('/login?redirect=/dashboard', {
      ...accepted,
      'auth.user': () =>
        new Promise((resolve) => {
          answerLate = resolve;
        }),
      'user.assessments': () => ({ assessments: [] }),
    });
    await user.type(identifier(), 'ada');
    await user.type(password(), 'open sesame{Enter}');
    await screen.findByText('Welcome back!');
    answerLate(null);
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(await screen.findByRole('button', { name: 'Logout' })).toBeVisible();
  });

  it('never leads to another site', async () => {
    const { user, address } = await openLogin('/login?redirect=//evil.test', accepted);
    await user.type(identifier(), 'ada');
    await user.type(password(), 'open sesame{Enter}');
    await waitFor(() => expect(address()).toBe('/'));
  });

  it("that is refused shows the server's message", async () => {
    const { user, address } = await openLogin('/login', {
      'auth.login': () => {
        throw new CallError('INVALID_CREDENTIALS', 'Email or password is wrong.');
      },
    });
    await user.type(identifier(), 'ada');
    await user.type(password(), 'open barley{Enter}');
    expect(await screen.findByText('Login failed')).toBeVisible();
    expect(screen.getByText('Email or password is wrong.')).toBeVisible();
    expect(screen.queryByText('Unauthorized')).not.toBeInTheDocument();
    expect(address()).toBe('/login');
  });

  it('that reaches no server asks to check the fields', async () => {
    const { user } = await openLogin('/login', {
      'auth.login': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await user.type(identifier(), 'ada');
    await user.type(password(), 'open sesame{Enter}');
    expect(await screen.findByText('Please check your email and password.')).toBeVisible();
  });
});

describe('the login page', () => {
  it('sends a signed-in user home', async () => {
    fakeApi({ 'auth.user': () => aUser() });
    const { address } = renderApp('/login');
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('on the way to results asks for the email of the quest when this tab does not know it', async () => {
    const { user } = await openLogin('/login?redirect=/results/r1', {
      'assessment.unlock': ({ input }) => ({ message: `Sent for ${input.assessmentResultId}.` }),
    });
    expect(
      screen.getByRole('heading', { name: 'Did you take the quest as a guest?' }),
    ).toBeVisible();
    await user.type(
      screen.getByLabelText('Email you used for the quest'),
      'ada@guildpath.test{Enter}',
    );
    expect(await screen.findByText('Sent for r1.')).toBeVisible();
  });
});

describe('a guest whose link was emailed', () => {
  const openLetter = async (guestEmail: string, procedures: Procedures = {}) => {
    saveQuest('quick', aSavedQuest({ submitted: { assessmentResultId: 'r1', guestEmail } }));
    fakeApi(procedures);
    const app = renderApp('/login?redirect=/results/r1');
    await screen.findByRole('heading', { name: 'Your results are in your inbox' });
    return app;
  };

  it('is shown the address, and can open the inbox or have the link sent again', async () => {
    const { user } = await openLetter('ada@gmail.com', {
      'assessment.unlock': ({ input }) => ({ message: `Sent to ${input.guestEmail}.` }),
    });
    expect(screen.getByText('ada@gmail.com')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Open Gmail/ })).toHaveAttribute(
      'href',
      'https://mail.google.com/mail/',
    );
    await user.click(screen.getByRole('button', { name: 'Get a New Link' }));
    expect(await screen.findByText('Sent to ada@gmail.com.')).toBeVisible();
  });

  it('gets a collapsed password form', async () => {
    const { user, address } = await openLetter('ada@gmail.com', {
      ...accepted,
      'results.get': () => someResults(),
    });
    expect(password()).not.toBeVisible();
    await user.click(screen.getByText('I have a password'));
    expect(password()).toBeVisible();
    await user.type(identifier(), 'ada');
    await user.type(password(), 'open sesame{Enter}');
    await waitFor(() => expect(address()).toBe('/results/r1'));
  });
});

describe('a login that the provider did not complete', () => {
  const alert = () => screen.getByRole('alert');

  it.each([
    ['expired', 'That Login Took Too Long', /Please start over below/],
    ['failed', 'That Login Didn’t Go Through', /Please try again, or log in another way/],
    ['unavailable', 'Your Login Provider Can’t Be Used Right Now', /try again in a few minutes/],
    ['unverified', 'Your Email Isn’t Verified', /Please verify it there.*claim email_verified/],
  ])('as %s says so, and what to do next', async (error, title, advice) => {
    await openLogin(`/login?error=${error}`, {});
    expect(alert()).toHaveAccessibleName(title);
    expect(alert()).toHaveTextContent(advice);
  });

  it('keeps the redirect', async () => {
    const { user, address } = await openLogin('/login?redirect=/dashboard&error=failed', {
      ...accepted,
      'user.assessments': () => ({ assessments: [] }),
      'site.settings': () => ({
        availableTiers: ['quick'],
        supportEmail: 'help@guildpath.test',
        hasProviderLogin: true,
        minimumAge: 13,
        retentionDays: 365,
      }),
    });
    expect(await screen.findByRole('link', { name: /Single Sign-On/ })).toHaveAttribute(
      'href',
      '/api/login?redirect=%2Fdashboard',
    );
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
      'href',
      '/signup?redirect=/dashboard',
    );
    await user.type(identifier(), 'ada');
    await user.type(password(), 'open sesame{Enter}');
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  it('is not spoken of for another reason', async () => {
    await openLogin('/login?error=%3Cb%3E', {});
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
