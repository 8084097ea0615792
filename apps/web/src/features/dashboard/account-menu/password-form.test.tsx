import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aUser } from '../../../testing/builders.ts';
import { CallError, type Procedures } from '../../../testing/fake-api.ts';
import { accountButton, menuItem, openAccountDialog } from '../../../testing/open-account-menu.ts';

const guest = aUser({ authProvider: 'guest' });
const field = (name: string) => screen.getByLabelText(name);

describe('a first password', () => {
  it('asks for no current one, is set, and is required from then on', async () => {
    const { user, inputsOf } = await openAccountDialog('Set a Password', {
      'auth.user': () => guest,
      'user.setPassword': () => ({ ...guest, authProvider: 'local' }),
    });
    expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
    await waitFor(() => expect(field('New password')).toHaveFocus());
    await user.type(field('New password'), 'open sesame');
    await user.type(field('Confirm new password'), 'open sesame{Enter}');
    expect(await screen.findByText('Password Set')).toBeVisible();
    expect(inputsOf('user.setPassword')).toEqual([{ password: 'open sesame' }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(accountButton()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await menuItem('Change Password')).toBeInTheDocument();
    expect(inputsOf('auth.user')).toHaveLength(1);
  });
});

describe('a new password', () => {
  async function changePassword(setPassword: Procedures[string]) {
    const app = await openAccountDialog('Change Password', { 'user.setPassword': setPassword });
    await app.user.type(await screen.findByLabelText('Current password'), 'open sesame');
    await app.user.type(field('New password'), 'open barley');
    await app.user.type(field('Confirm new password'), 'open barley{Enter}');
    return app;
  }

  it('is set by a user who knows the current one', async () => {
    const { inputsOf } = await changePassword(() => aUser());
    expect(await screen.findByText('Password Changed')).toBeVisible();
    expect(inputsOf('user.setPassword')).toEqual([
      { currentPassword: 'open sesame', password: 'open barley' },
    ]);
  });

  it.each([
    ['New password', 'BAD_REQUEST', 'password: ', 'Too many people use this password'],
    ['Current password', 'INVALID_CREDENTIALS', '', 'That’s not your current password.'],
  ] as const)('that the server refuses is reported: %s', async (label, code, prefix, message) => {
    await changePassword(() => {
      throw new CallError(code, prefix + message);
    });
    expect(await screen.findByText('Password Not Saved')).toBeVisible();
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(field(label)).toHaveFocus();
    expect(screen.queryByText('Unauthorized')).not.toBeInTheDocument();
  });

  it('keeps the typed text when the server cannot be reached', async () => {
    await changePassword(() => {
      throw new TypeError('Failed to fetch');
    });
    const message = 'We couldn’t reach the server. Please try again.';
    expect(await screen.findByText(message)).toBeVisible();
    expect(field('Current password')).toBeValid();
    expect(field('New password')).toHaveValue('open barley');
  });
});

describe('a password that was forgotten', () => {
  it('is replaced without the current one soon after an emailed link', async () => {
    const { user, inputsOf } = await openAccountDialog('Change Password', {
      'user.sessions': () => ({ canReplacePassword: true, sessions: [] }),
      'user.setPassword': () => aUser(),
    });
    await user.type(await screen.findByLabelText('New password'), 'open barley');
    expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
    await user.type(field('Confirm new password'), 'open barley{Enter}');
    expect(await screen.findByText('Password Changed')).toBeVisible();
    expect(inputsOf('user.setPassword')).toEqual([{ password: 'open barley' }]);
  });
});

it.each([
  ['Set a Password', guest, /^This account has a password now/],
  ['Change Password', aUser(), /^It’s been too long since you opened your emailed link/],
])('%s shows the current password once the server asks for it', async (item, viewer, words) => {
  let isAsked = false;
  const { user } = await openAccountDialog(item, {
    'auth.user': () => (isAsked ? aUser() : viewer),
    'user.sessions': () => ({ canReplacePassword: !isAsked, sessions: [] }),
    'user.setPassword': () => {
      isAsked = true;
      throw new CallError('BAD_REQUEST', 'currentPassword: Please enter your current password');
    },
  });
  await user.type(await screen.findByLabelText('New password'), 'open sesame');
  await user.type(field('Confirm new password'), 'open sesame{Enter}');
  expect(await screen.findByText(words)).toBeVisible();
  expect(await screen.findByLabelText('Current password')).toBeVisible();
  expect(field('New password')).toHaveValue('open sesame');
});
