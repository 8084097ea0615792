import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aUser, someAssessments, someResults } from '../testing/builders.ts';
import { CallRefused, fakeApi } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-app.tsx';

describe('a screen that belongs to someone', () => {
  it.each(['/dashboard', '/results/r1'])(
    'tells a guest at %s of it and leads to the login and back',
    async (path) => {
      const calls = fakeApi({});
      const { address } = renderApp(path);
      expect(await screen.findByText('Unauthorized')).toBeVisible();
      expect(screen.getByText('You are logged out. Logging in again...')).toBeVisible();
      expect(address()).toBe(path);
      await waitFor(() => expect(address()).toBe(`/login?redirect=${path}`));
      // Nothing was asked for on behalf of no one.
      expect(new Set(calls.map(({ procedure }) => procedure))).toEqual(
        new Set(['auth.user', 'site.settings']),
      );
    },
  );

  it('shows a spinner while it is not known who is here', async () => {
    fakeApi({ 'auth.user': () => new Promise(() => {}) });
    renderApp('/dashboard');
    expect(await screen.findByRole('status')).toHaveTextContent('Loading');
  });

  it('leads to the login once when the session ends under it', async () => {
    fakeApi({
      'auth.user': () => aUser(),
      'user.assessments': () => {
        throw new CallRefused('UNAUTHORIZED', 'Unauthorized');
      },
    });
    const { address } = renderApp('/dashboard');
    expect(await screen.findByText('Unauthorized')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/login?redirect=/dashboard'));
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  });
});

describe('someone who has taken the place of another, in another tab', () => {
  it('sees nothing of the one before, once it is known', async () => {
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
    vi.useRealTimers();
  });
});

describe('the admin screen', () => {
  it.each([
    ['a guest', {}],
    ['a member', { 'auth.user': () => aUser({ role: 'epic' }) }],
  ])('turns %s away and home', async (_, procedures) => {
    fakeApi(procedures);
    const { address } = renderApp('/admin');
    expect(await screen.findByText('Access Denied')).toBeVisible();
    expect(screen.getByText("You don't have admin privileges.")).toBeVisible();
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('opens for an admin', async () => {
    fakeApi({ 'auth.user': () => aUser({ role: 'admin' }) });
    renderApp('/admin');
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  });
});

describe('a screen that opens', () => {
  it('starts with the focus on its title, and names the window', async () => {
    fakeApi({});
    const { user } = renderApp('/login');
    await user.click(await screen.findByRole('link', { name: 'Sign up' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Sign Up' })).toHaveFocus());
    expect(document.title).toBe('Sign Up · Guildpath');
  });
});

describe('an address that leads nowhere', () => {
  it('is told as such', async () => {
    fakeApi({});
    renderApp('/no/such/page');
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible();
  });
});
