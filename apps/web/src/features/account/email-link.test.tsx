import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { saveQuest } from '../../shared/quest/quest-storage.ts';
import { aSavedQuest, aUser, someResults } from '../../testing/builders.ts';
import { CallError, fakeApi, type Procedures, serverError } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const path = '/login?token=1234567890&redirect=/results/r1';
const signIn = () => screen.findByRole('button', { name: 'Sign In and Continue' });

function openLink(procedures: Procedures) {
  const calls = fakeApi({ 'results.get': () => someResults(), ...procedures });
  return {
    ...renderApp(path),
    redemptions: () => calls.filter(({ procedure }) => procedure === 'auth.emailLink'),
  };
}

describe('an emailed link', () => {
  it('redeems nothing until the button is pressed, as mail scanners open links too', async () => {
    const { user, address, redemptions } = openLink({ 'auth.emailLink': () => aUser() });
    const button = await signIn();
    expect(redemptions()).toHaveLength(0);
    await user.click(button);
    await waitFor(() => expect(address()).toBe('/results/r1'));
    expect(redemptions()[0]?.input).toEqual({ token: '1234567890' });
    // In this browser, which did not play, too.
    expect(await screen.findByText('Seeker', { selector: '[aria-hidden] > p' })).toBeVisible();
  });

  it('brings along what this browser has submitted with an address', async () => {
    const submitted = { assessmentResultId: 'r7', guestEmail: 'ada@guildpath.test' };
    saveQuest('standard', aSavedQuest({ submitted }));
    saveQuest('epic', aSavedQuest({ submitted: { assessmentResultId: 'own' } }));
    const { user, redemptions } = openLink({ 'auth.emailLink': () => aUser() });
    await user.click(await signIn());
    await waitFor(() => expect(redemptions()).toHaveLength(1));
    expect(redemptions()[0]?.input).toEqual({ token: '1234567890', submittedResultIds: ['r7'] });
  });

  describe('to an address', () => {
    const facts = (email: string, own = {}) => ({
      'auth.emailLinkFacts': () => ({ email, endsPassword: false, isRenewable: false, ...own }),
      'auth.emailLink': () => aUser(),
    });
    const submit = () =>
      saveQuest(
        'quick',
        aSavedQuest({ submitted: { assessmentResultId: 'r1', guestEmail: 'ada@guildpath.test' } }),
      );

    it('that this browser submitted a quest with signs in without a press', async () => {
      submit();
      const { address, redemptions } = openLink(facts('Ada@guildpath.test'));
      await waitFor(() => expect(address()).toBe('/results/r1'));
      expect(redemptions()).toHaveLength(1);
    });

    it('is not used up in a browser that refuses the cookie of sessions, which names cookies', async () => {
      submit();
      const { redemptions } = openLink(facts('ada@guildpath.test', { lacksCookie: true }));
      expect(
        await screen.findByRole('heading', { name: 'Your Browser Blocks Cookies' }),
      ).toBeVisible();
      expect(screen.queryByRole('button', { name: /^Sign In/ })).not.toBeInTheDocument();
      expect(redemptions()).toHaveLength(0);
    });

    it('that this browser asked for by the form signs in without a press', async () => {
      localStorage.setItem('guildpath.asked-link', 'ada@guildpath.test');
      const { address, redemptions } = openLink(facts('ada@guildpath.test'));
      await waitFor(() => expect(address()).toBe('/results/r1'));
      expect(redemptions()).toHaveLength(1);
    });

    it.each<[string, Procedures]>([
      ['of someone else, who sent the link', facts('eve@example.org')],
      ['whose password it would end', facts('ada@guildpath.test', { endsPassword: true })],
      [
        'while someone else is signed in',
        {
          ...facts('ada@guildpath.test'),
          'auth.user': () => aUser({ id: 'u9', email: 'eve@example.org' }),
          'results.get': () => {
            throw new CallError('NOT_FOUND', 'We couldn’t find that assessment result.');
          },
        },
      ],
    ])('%s waits for a press, whatever this browser has submitted', async (_, procedures) => {
      submit();
      const { redemptions } = openLink(procedures);
      await screen.findByRole('button', { name: /^(Sign In and Continue|Continue Without It)$/ });
      await screen.findAllByText(/@/, { selector: 'strong' });
      expect(redemptions()).toHaveLength(0);
    });
  });

  it('opens the results immediately, and is not used up, where their owner is signed in', async () => {
    const { address, redemptions } = openLink({ 'auth.user': () => aUser() });
    await waitFor(() => expect(address()).toBe('/results/r1'));
    expect(redemptions()).toHaveLength(0);
    expect(screen.queryByText('Welcome back!')).toBeNull();
  });

  it('waits for the button where someone else is signed in, and switches to its owner', async () => {
    let isOwner = false;
    const { user, address, redemptions } = openLink({
      'auth.user': () => aUser({ id: 'someone-else', email: 'eve@example.org' }),
      'auth.emailLink': () => {
        isOwner = true;
        return aUser();
      },
      'results.get': () => {
        if (isOwner) return someResults();
        throw new CallError('NOT_FOUND', 'We couldn’t find that assessment result.');
      },
    });
    await user.click(await signIn());
    await waitFor(() => expect(address()).toBe('/results/r1'));
    expect(redemptions()).toHaveLength(1);
  });

  it('that has been used says so and offers another', async () => {
    const { user } = openLink({
      'auth.emailLink': () => {
        throw new CallError('INVALID_CREDENTIALS', 'This link was used before.');
      },
    });
    await user.click(await signIn());
    expect(await screen.findByText('This link was used before.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'This Link Didn’t Work' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Log In Another Way' })).toHaveAttribute(
      'href',
      '/login?redirect=/results/r1',
    );
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  });

  it('that was used in another browser says so before any press, and one press mails another', async () => {
    const sent: unknown[] = [];
    const { user, redemptions } = openLink({
      'auth.emailLinkFacts': () => ({ endsPassword: false, isRenewable: true }),
      'auth.renewEmailLink': ({ input }) => {
        sent.push(input);
        return { message: 'A new link is on its way to the same inbox.' };
      },
    });
    expect(await screen.findByText(/was already used, maybe in another browser/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Email Me a New Link' }));
    expect(await screen.findByText('A new link is on its way to the same inbox.')).toBeVisible();
    expect(sent).toEqual([{ token: '1234567890', redirect: '/results/r1' }]);
    expect(redemptions()).toHaveLength(0);
  });

  it.each([
    [path, 'Email you used for the quest', 'assessment.unlock'],
    ['/login?token=abc&redirect=3D/dashboard', 'Email', 'auth.link'],
  ])('that was cut short, %s, asks for the address at once', async (url, label, call) => {
    const calls = fakeApi({
      'auth.emailLinkFacts': () => ({ endsPassword: false, isRenewable: false, isUnknown: true }),
      [call]: () => ({ message: 'On its way.' }),
    });
    const { user } = renderApp(url);
    const field = await screen.findByLabelText(label);
    expect(screen.getByRole('heading', { name: 'This Link Didn’t Work' })).toBeVisible();
    expect(screen.queryByText(/was already used/)).toBeNull();
    await user.type(field, 'ada@guildpath.test{Enter}');
    await waitFor(() => expect(calls.map(({ procedure }) => procedure)).toContain(call));
  });

  it('that the server could not look up can be tried again', async () => {
    let fails = true;
    const { user, address } = openLink({
      'auth.emailLink': () => (fails ? serverError() : aUser()),
    });
    await user.click(await signIn());
    const tryAgain = await screen.findByRole('button', { name: 'Try Again' });
    fails = false;
    await user.click(tryAgain);
    await waitFor(() => expect(address()).toBe('/results/r1'));
  });

  it('says which account it opens and which it signs out', async () => {
    fakeApi({
      'auth.user': () => aUser({ email: 'eve@example.org' }),
      'auth.emailLinkFacts': () => ({
        email: 'ada@example.org',
        endsPassword: false,
        isRenewable: false,
      }),
    });
    renderApp('/login?token=1234567890');
    await signIn();
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        'This link signs you in as ada@example.org and signs out eve@example.org',
      ),
    );
  });

  it('leaves the address immediately, and works after a reload', async () => {
    const { address, history } = openLink({});
    await signIn();
    await waitFor(() => expect(address()).toBe('/login?redirect=/results/r1&by=emailed-link'));
    expect(history.location.state).toMatchObject({ emailedToken: '1234567890' });
    expect(history.length).toBe(1);
  });
});

describe('an emailed link that would end a password', () => {
  const openEnding = (procedures: Procedures) =>
    openLink({
      'auth.emailLinkFacts': () => ({
        email: 'ada@example.org',
        endsPassword: true,
        isRenewable: false,
      }),
      ...procedures,
    });
  const password = () => screen.findByLabelText('Your password');

  it('says so before it happens, and keeps the password if it is entered', async () => {
    const { user, address, redemptions } = openEnding({ 'auth.emailLink': () => aUser() });
    const field = await password();
    expect(screen.getByText(/remove it and sign out every other device/)).toBeVisible();
    expect(screen.getByText('ada@example.org')).toBeVisible();
    expect(redemptions()).toHaveLength(0);
    await user.type(field, 'open sesame{Enter}');
    await waitFor(() => expect(address()).toBe('/results/r1'));
    expect(redemptions().map(({ input }) => input)).toEqual([
      { token: '1234567890', password: 'open sesame' },
    ]);
  });

  it('continues without it', async () => {
    const { user, address, redemptions } = openEnding({ 'auth.emailLink': () => aUser() });
    await password();
    await user.click(screen.getByRole('button', { name: 'Continue Without It' }));
    await waitFor(() => expect(address()).toBe('/results/r1'));
    expect(redemptions().map(({ input }) => input)).toEqual([{ token: '1234567890' }]);
  });

  it('lets a wrong password be corrected', async () => {
    const message = 'That’s not this account’s password.';
    const { user, address, redemptions } = openEnding({
      'auth.emailLink': ({ input }) => {
        if (input.password === 'open sesame') return aUser();
        throw new CallError('INVALID_CREDENTIALS', message);
      },
    });
    await user.type(await password(), 'wrong one{Enter}');
    expect(await screen.findByText(message)).toBeVisible();
    expect(await password()).toHaveFocus();
    await user.clear(await password());
    await user.type(await password(), 'open sesame{Enter}');
    await waitFor(() => expect(address()).toBe('/results/r1'));
    expect(redemptions()).toHaveLength(2);
  });

  it('shows it too when the button is pressed before the server has answered', async () => {
    let answer: (facts: object) => void = () => undefined;
    const { user, redemptions } = openEnding({
      'auth.emailLinkFacts': () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    await user.click(await signIn());
    answer({ endsPassword: true, isRenewable: false });
    expect(await password()).toBeVisible();
    expect(redemptions()).toHaveLength(0);
  });
});
