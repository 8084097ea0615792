import type { CurrentUser } from '@guildpath/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aUser, someAssessments, someResults } from '../../testing/builders.ts';
import { CallError, fakeApi } from '../../testing/fake-api.ts';
import { skipTime, stopTime } from '../../testing/fake-clock.ts';
import { renderApp } from '../../testing/render-app.tsx';

describe('a signed-in screen', () => {
  it.each(['/dashboard', '/results/r1'])(
    'says so to a guest at %s and leads to the login and back',
    async (path) => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      const calls = fakeApi({});
      const { address, goTo } = renderApp('/about');
      await screen.findByRole('heading', { level: 1 });
      stopTime();
      goTo(path);
      expect(await screen.findByText('Unauthorized')).toBeVisible();
      expect(screen.getByText('You are logged out. Logging in again...')).toBeVisible();
      expect(address()).toBe(path);
      await skipTime(500);
      await waitFor(() => expect(address()).toBe(`/login?redirect=${path}`));
      // Nothing was requested but who the viewer is.
      const asked = ['auth.user', 'place.get', 'site.settings'];
      expect(calls.filter(({ procedure }) => !asked.includes(procedure))).toEqual([]);
    },
  );

  it('leads to the login once when the session ends, and keeps the answers for it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    localStorage.setItem('guildpath.quest.quick', '{}');
    fakeApi({
      'auth.user': () => aUser(),
      'user.assessments': () => {
        throw new CallError('UNAUTHORIZED', 'Unauthorized');
      },
    });
    const { address } = renderApp('/dashboard');
    expect(await screen.findByText('Unauthorized')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/login?redirect=/dashboard'));
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
    // Longer than a second redirect would wait.
    await skipTime(700);
    expect(address()).toBe('/login?redirect=/dashboard');
    expect(localStorage.getItem('guildpath.quest.quick')).toBe('{}');
  });
});

describe('the signed-in user', () => {
  async function visitPages() {
    const { user } = renderApp('/about');
    await user.click(await screen.findByRole('link', { name: 'Contact' }));
    await screen.findByRole('heading', { name: 'Contact' });
    await user.click(screen.getByRole('link', { name: 'Guildpath' }));
    await screen.findByRole('link', { name: 'Login' });
    return user;
  }

  it('is requested once in five minutes, for a guest too', async () => {
    const calls = fakeApi({});
    const countReads = () => calls.filter(({ procedure }) => procedure === 'auth.user').length;
    const user = await visitPages();
    expect(countReads()).toBe(1);
    vi.setSystemTime(Date.now() + 6 * 60 * 1000);
    await user.click(screen.getByRole('link', { name: 'Login' }));
    await waitFor(() => expect(countReads()).toBe(2));
    expect(screen.queryByText('Unauthorized')).not.toBeInTheDocument();
  });

  it('stays signed in while the server is too busy to say who it is', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let isBusy = false;
    const refuse = vi.fn(() => {
      throw new CallError('SERVICE_UNAVAILABLE', 'Please try again.');
    });
    fakeApi({
      'auth.user': () => (isBusy ? refuse() : aUser()),
      'user.assessments': () => ({ assessments: [] }),
    });
    const { user, address } = renderApp('/');
    expect(await screen.findByText('Welcome, Ada!')).toBeVisible();
    isBusy = true;
    await skipTime(6 * 60 * 1000);
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await waitFor(() => expect(refuse).toHaveBeenCalled());
    // Longer than the redirect to the login would wait.
    await skipTime(700);
    expect(await screen.findByText('Your first quest awaits')).toBeVisible();
    expect(address()).toBe('/dashboard');
  });
});

describe('a logout', () => {
  it('leads home, whatever a pending call is answered after it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let refuse: (error: CallError) => void = () => {};
    fakeApi({
      'auth.user': () => aUser(),
      'auth.logout': () => {
        refuse(new CallError('UNAUTHORIZED', 'Unauthorized'));
        return { message: 'You’re signed out.' };
      },
      'user.assessments': () => ({ assessments: [] }),
      'user.drafts': () =>
        new Promise((_, reject) => {
          refuse = reject;
        }),
    });
    const { user, address } = renderApp('/dashboard');
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await screen.findByRole('link', { name: 'Login' });
    // Longer than the redirect to the login would wait.
    await skipTime(700);
    expect(address()).toBe('/');
  });
});

describe('another user', () => {
  it('who signs in after a logout sees nothing of the previous one', async () => {
    let viewer: CurrentUser | undefined = aUser();
    fakeApi({
      'auth.user': () => {
        if (viewer) return viewer;
        throw new CallError('UNAUTHORIZED', 'Unauthorized');
      },
      'auth.logout': () => {
        viewer = undefined;
        return { message: 'You’re signed out.' };
      },
      'auth.login': () => {
        viewer = aUser({ id: 'u2', firstName: 'Grace' });
        return viewer;
      },
      'user.assessments': () => ({ assessments: viewer?.id === 'u1' ? someAssessments(1) : [] }),
      'results.get': () => someResults(),
    });
    const { user } = renderApp('/dashboard');
    expect(await screen.findByRole('link', { name: 'View Results' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await user.click(await screen.findByRole('link', { name: 'Login' }));
    await user.type(await screen.findByLabelText('Email or username'), 'grace');
    await user.type(screen.getByLabelText('Password'), 'open sesame{Enter}');
    await user.click(await screen.findByRole('link', { name: 'Dashboard' }));
    expect(await screen.findByText('Your first quest awaits')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'View Results' })).not.toBeInTheDocument();
  });

  it('who signs in in another tab sees nothing of the previous one once refetched', async () => {
    let viewer = aUser();
    fakeApi({
      'auth.user': () => viewer,
      'user.assessments': () => ({ assessments: viewer.id === 'u1' ? someAssessments(1) : [] }),
      'results.get': () => someResults(),
    });
    const { user } = renderApp('/dashboard');
    expect(await screen.findByRole('link', { name: 'View Results' })).toBeVisible();
    viewer = aUser({ id: 'u2', firstName: 'Grace' });
    vi.setSystemTime(Date.now() + 6 * 60 * 1000);
    await user.click(screen.getByRole('link', { name: 'Guildpath' }));
    expect(await screen.findByText('Welcome, Grace!')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    expect(await screen.findByText('Your first quest awaits')).toBeVisible();
  });
});

describe('a screen that opens', () => {
  it("starts with the focus on its title, and sets the window's title", async () => {
    fakeApi({});
    const { user } = renderApp('/login');
    await user.click(await screen.findByRole('link', { name: 'Sign up' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Sign Up' })).toHaveFocus());
    expect(document.title).toBe('Sign Up · Guildpath');
  });
});
