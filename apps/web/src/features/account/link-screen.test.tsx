import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CallError, fakeApi } from '../../testing/fake-api.ts';
import { fakeClock, skipTime, stopTime } from '../../testing/fake-clock.ts';
import { renderApp } from '../../testing/render-app.tsx';

fakeClock();

describe('asking for a link by email', () => {
  const message = 'If that email has an account, a sign-in link is on its way.';
  const byLink = () => screen.findByRole('link', { name: 'Forgot your password? Email me a link' });

  it('takes over the address and the redirect, and says the same whether or not there is an account', async () => {
    const calls = fakeApi({ 'auth.link': () => ({ message }) });
    const { user, address } = renderApp('/login?redirect=/dashboard');
    await user.type(await screen.findByLabelText('Email or username'), 'ada@example.org');
    await user.click(await byLink());
    const email = await screen.findByLabelText('Email');
    expect(email).toHaveValue('ada@example.org');
    expect(address()).toBe('/login?redirect=/dashboard&by=link');
    await user.click(screen.getByRole('button', { name: 'Send Me the Link' }));
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toHaveFocus();
    expect(screen.getByText(/has an account, we just sent it a link/)).toHaveTextContent(
      'ada@example.org',
    );
    await user.click(screen.getByRole('button', { name: 'Get a New Link' }));
    expect(await screen.findByText(message)).toBeVisible();
    const sent = calls.filter(({ procedure }) => procedure === 'auth.link');
    expect(sent.map(({ input }) => input)).toEqual([
      { email: 'ada@example.org', redirect: '/dashboard' },
      { email: 'ada@example.org', redirect: '/dashboard' },
    ]);
    expect(screen.getByRole('link', { name: 'Log in with a password' })).toHaveAttribute(
      'href',
      '/login?redirect=/dashboard',
    );
  });

  it('takes the focus along to the other form, and back', async () => {
    fakeApi({});
    const { user, history } = renderApp('/login');
    await user.click(await byLink());
    expect(await screen.findByRole('heading', { name: 'Sign In by Email' })).toHaveFocus();
    screen.getByRole('link', { name: 'Log in with a password' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Login' })).toHaveFocus();
    history.back();
    expect(await screen.findByRole('heading', { name: 'Sign In by Email' })).toHaveFocus();
  });

  it('dismisses the toast about the password', async () => {
    fakeApi({
      'auth.login': () => {
        throw new CallError('INVALID_CREDENTIALS', 'Email or password is wrong.');
      },
    });
    const { user } = renderApp('/login');
    await user.type(await screen.findByLabelText('Email or username'), 'ada@example.org');
    await user.type(screen.getByLabelText('Password'), 'open barley{Enter}');
    expect(await screen.findByText('Login failed')).toBeVisible();
    // Its five seconds never end.
    stopTime();
    await user.click(await byLink());
    await skipTime(1);
    expect(screen.queryByText('Login failed')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Sign In by Email' })).toBeVisible();
  });

  it('lets a wrong address be changed, and a failure be seen', async () => {
    let isDown = true;
    fakeApi({
      'auth.link': () => {
        if (isDown) throw new CallError('TOO_MANY_REQUESTS', 'Too many requests.');
        return { message };
      },
    });
    const { user } = renderApp('/login?by=link');
    await user.type(await screen.findByLabelText('Email'), 'ada@example.org{Enter}');
    expect(await screen.findByText('Too many requests.')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Send Me the Link' }));
    await user.click(await screen.findByRole('button', { name: /Wrong address/ }));
    expect(await screen.findByRole('heading', { name: 'Sign In by Email' })).toHaveFocus();
    expect(await screen.findByLabelText('Email')).toHaveValue('ada@example.org');
  });
});
