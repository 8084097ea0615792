import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aUser } from '../../testing/builders.ts';
import { CallError, fakeApi, type Procedures } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const field = (label: string) => screen.getByLabelText(label);

async function openSignup(path: string, procedures: Procedures) {
  const calls = fakeApi({ 'auth.signup': () => aUser(), ...procedures });
  const app = renderApp(path);
  await screen.findByRole('heading', { name: 'Sign Up' });
  return { ...app, signups: () => calls.filter(({ procedure }) => procedure === 'auth.signup') };
}

async function fill(user: UserEvent, part: Record<string, string> = {}) {
  const values = {
    'First name': 'Ada',
    Email: 'ada@guildpath.test',
    Password: 'open sesame',
    'Confirm password': 'open sesame',
    ...part,
  };
  for (const [label, value] of Object.entries(values)) {
    if (value) await user.type(field(label), value);
  }
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
}

describe('signup', () => {
  it('opens an account, welcomes the user and leads home', async () => {
    const { user, address, signups } = await openSignup('/signup', {});
    await fill(user);
    expect(await screen.findByText('Welcome to Guildpath!')).toBeVisible();
    expect(screen.getByText('Your account has been created successfully.')).toBeVisible();
    expect(signups()[0]?.input).toEqual({
      email: 'ada@guildpath.test',
      password: 'open sesame',
      firstName: 'Ada',
    });
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('sends the last name when there is one, and follows the redirect', async () => {
    const { user, address, signups } = await openSignup('/signup?redirect=/assessment/quick', {
      'assessment.questions': () => [],
    });
    await fill(user, { 'Last name (optional)': 'Lovelace' });
    await waitFor(() => expect(address()).toBe('/assessment/quick'));
    // For the email to the owner of an existing account.
    expect(signups()[0]?.input).toMatchObject({
      lastName: 'Lovelace',
      redirect: '/assessment/quick',
    });
  });

  it('what is wrong is reported at each field, and nothing is sent', async () => {
    const { user, signups } = await openSignup('/signup', {});
    await fill(user, { 'First name': '', Email: 'ada', 'Confirm password': 'open barley' });
    expect(field('First name')).toHaveAccessibleDescription('First name is required');
    expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email address');
    expect(field('Confirm password')).toHaveAccessibleDescription("Passwords don't match");
    expect(signups()).toHaveLength(0);
  });

  it.each([
    ['Email', new CallError('CONFLICT', 'This email is registered.'), 'This email is registered.'],
    [
      'Password',
      new CallError('BAD_REQUEST', 'password: Too many people use this password'),
      'Too many people use this password',
    ],
  ])('a refused %s is reported in a toast and at the field', async (label, error, message) => {
    const { user } = await openSignup('/signup', {
      'auth.signup': () => {
        throw error;
      },
    });
    await fill(user);
    expect(await screen.findByText('Signup failed')).toBeVisible();
    expect(screen.getAllByText(message)).toHaveLength(2);
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(field(label)).toHaveFocus();
  });
});
