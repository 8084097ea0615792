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

  it('that another window has set is required as the current one', async () => {
    let viewer = guest;
    const { user } = await openAccountDialog('Set a Password', {
      'auth.user': () => viewer,
      'user.setPassword': () => {
        viewer = aUser();
        throw new CallError('BAD_REQUEST', 'currentPassword: Please enter your current password');
      },
    });
    await user.type(field('New password'), 'open sesame');
    await user.type(field('Confirm new password'), 'open sesame{Enter}');
    expect(
      await screen.findByText('This account has a password now. Please enter it too.'),
    ).toBeVisible();
    expect(await screen.findByLabelText('Current password')).toBeVisible();
    expect(field('New password')).toHaveValue('open sesame');
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

  it('that the server refuses is reported at its field', async () => {
    await changePassword(() => {
      throw new CallError('BAD_REQUEST', 'password: Too many people use this password');
    });
    expect(await screen.findByText('Password Not Saved')).toBeVisible();
    expect(field('New password')).toHaveAccessibleDescription(
      'Too many people use this password At least 6 characters',
    );
    expect(field('New password')).toHaveFocus();
  });

  it('with a current one that is refused says so at its field', async () => {
    const message = 'That’s not your current password.';
    await changePassword(() => {
      throw new CallError('INVALID_CREDENTIALS', message);
    });
    expect(await screen.findByText('Password Not Saved')).toBeVisible();
    expect(field('Current password')).toHaveAccessibleDescription(message);
    expect(field('Current password')).toHaveFocus();
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
