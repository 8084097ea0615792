import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aUser, siteSettings } from '../../../testing/builders.ts';
import { CallError, type Procedures } from '../../../testing/fake-api.ts';
import {
  accountButton,
  menuItem,
  openAccountDialog,
  openAccountMenu,
} from '../../../testing/open-account-menu.ts';
import { passkeyOptions, stubPasskey } from '../../../testing/stub-passkey.ts';

const registration = {
  challenge: passkeyOptions.challenge,
  rp: { id: 'guildpath.test', name: 'Guildpath' },
  user: { id: 'dTE', name: 'ada', displayName: 'Ada' },
};

// The call requires a proof until one is given.
function serverAskingForProof(call: string, answer: () => unknown): Procedures {
  let isProven = false;
  return {
    [call]: () => {
      if (!isProven) throw new CallError('PROOF_REQUIRED', 'Please enter your password first.');
      return answer();
    },
    'auth.prove': ({ input }) => {
      if (input.password !== 'open sesame') {
        throw new CallError('INVALID_CREDENTIALS', 'That’s not your current password.');
      }
      isProven = true;
      return { message: 'Thank you.' };
    },
    'auth.passkeyOptions': () => passkeyOptions,
    'auth.passkeyLogin': () => {
      isProven = true;
      return aUser();
    },
    'user.passkeys': () => ({ passkeys: [] }),
    'user.sessions': () => ({ canReplacePassword: false, sessions: [] }),
  };
}

const deleting = () =>
  serverAskingForProof('user.delete', () => ({ message: 'Everything is gone.' }));
const passwordField = () => screen.findByLabelText('Your password');

async function askToDelete(procedures: Procedures) {
  const app = await openAccountDialog('Delete Account', procedures);
  await app.user.type(screen.getByLabelText('Type DELETE to confirm'), 'DELETE{Enter}');
  return app;
}

describe('a call that asks for a proof', () => {
  it('continues once the password is given', async () => {
    const { user, inputsOf } = await askToDelete(deleting());
    await user.type(await passwordField(), 'open sesame{Enter}');
    expect(await screen.findByText('Account Deleted')).toBeVisible();
    expect(inputsOf('user.delete')).toHaveLength(2);
  });

  it('says at the field that the password is wrong', async () => {
    const { user } = await askToDelete(deleting());
    await user.type(await passwordField(), 'open barley{Enter}');
    await waitFor(async () =>
      expect(await passwordField()).toHaveAccessibleDescription(
        'That’s not your current password.',
      ),
    );
    expect(await passwordField()).toHaveFocus();
    expect(screen.queryByText('Account Deleted')).not.toBeInTheDocument();
  });

  it('continues after a sign-in with a passkey', async () => {
    stubPasskey();
    const { user } = await askToDelete(deleting());
    await user.click(await screen.findByRole('button', { name: 'Use a Passkey' }));
    expect(await screen.findByText('Account Deleted')).toBeVisible();
  });

  it('does not continue with the passkey of another account', async () => {
    stubPasskey();
    const { user, inputsOf } = await askToDelete({
      ...deleting(),
      'auth.passkeyLogin': () => aUser({ id: 'u2', email: 'bob@guildpath.test' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Use a Passkey' }));
    expect(await screen.findByText('Another Account')).toBeVisible();
    expect(inputsOf('user.delete')).toHaveLength(1);
  });

  it('is cancelled, and the typed text is still there', async () => {
    const { user, inputsOf } = await askToDelete(deleting());
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText('Type DELETE to confirm')).toHaveValue('DELETE');
    expect(inputsOf('user.delete')).toHaveLength(1);
  });

  it('asks in a dialog of its own for the download', async () => {
    URL.createObjectURL = () => 'blob:data';
    URL.revokeObjectURL = () => {};
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { user } = await openAccountMenu(
      serverAskingForProof('/api/user/export', () => ({
        exportedAt: '2026-11-21T08:00:00.000Z',
        results: [],
      })),
    );
    await user.click(await menuItem('Download My Data'));
    expect(await screen.findByRole('dialog', { name: 'Confirm It’s You' })).toBeInTheDocument();
    await waitFor(async () => expect(await passwordField()).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(accountButton()).toHaveFocus();
    await user.click(accountButton());
    await user.click(await menuItem('Download My Data'));
    await user.type(await passwordField(), 'open sesame{Enter}');
    expect(await screen.findByText('Data Downloaded')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(accountButton()).toHaveFocus();
  });

  it('offers an account without a password the provider and a mailed link', async () => {
    const { user, inputsOf } = await askToDelete({
      ...deleting(),
      'auth.user': () => aUser({ authProvider: 'guest' }),
      'site.settings': () => siteSettings({ hasProviderLogin: true }),
      'auth.link': () => ({ message: 'A link is on its way.' }),
    });
    expect(
      await screen.findByRole('link', { name: 'Continue with Single Sign-On' }),
    ).toHaveAttribute('href', '/api/login?redirect=/dashboard');
    expect(screen.queryByLabelText('Your password')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Email Me a Link' }));
    expect(await screen.findByText('A link is on its way.')).toBeVisible();
    expect(inputsOf('auth.link')).toEqual([{ email: 'ada@guildpath.test' }]);
  });
});

describe('Passkeys', () => {
  const added = { id: 'k1', createdAt: '2024-06-01T10:00:00.000Z' };

  it('are added after a proof, listed, and removed', async () => {
    stubPasskey();
    const server = serverAskingForProof('user.passkeyRegistration', () => registration);
    const { user } = await openAccountDialog('Passkeys', {
      ...server,
      'user.addPasskey': () => ({ passkeys: [{ ...added, lastUsedAt: null }] }),
      'user.removePasskey': () => ({ passkeys: [] }),
    });
    expect(await screen.findByText('You don’t have a passkey yet.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add a Passkey' }));
    expect(await passwordField()).toHaveFocus();
    await user.type(await passwordField(), 'open sesame{Enter}');
    const list = await screen.findByRole('list', { name: 'Your passkeys' });
    expect(list).toHaveTextContent('Added June 1, 2024Not used yet');
    await user.click(screen.getByRole('button', { name: /^Remove the passkey/ }));
    expect(await screen.findByText('You don’t have a passkey yet.')).toBeVisible();
  });

  it('are changed after a sign-in with one, not by the password', async () => {
    stubPasskey();
    let method = 'password';
    const { user } = await openAccountDialog('Passkeys', {
      ...serverAskingForProof('', () => ({})),
      'user.passkeys': () => ({ passkeys: [{ ...added, lastUsedAt: null }] }),
      'auth.passkeyLogin': () => {
        method = 'passkey';
        return aUser();
      },
      'user.removePasskey': () => {
        if (method === 'passkey') return { passkeys: [] };
        throw new CallError('PASSKEY_REQUIRED', 'Please sign in with your passkey first.');
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Remove the passkey/ }));
    expect(await screen.findByText('Please sign in with your passkey first.')).toBeVisible();
    expect(screen.queryByLabelText('Your password')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Email Me a Link' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use a Passkey' }));
    expect(await screen.findByText('You don’t have a passkey yet.')).toBeVisible();
  });

  it('take a code where the first one needs it', async () => {
    stubPasskey();
    const { user, inputsOf } = await openAccountDialog('Passkeys', {
      'user.passkeys': () => ({ passkeys: [] }),
      'user.passkeyRegistration': ({ input }) => {
        if (input.code) return registration;
        throw new CallError('BAD_REQUEST', 'code: Your first passkey needs a one-time code.');
      },
      'user.addPasskey': () => ({ passkeys: [{ ...added, lastUsedAt: null }] }),
    });
    await user.click(await screen.findByRole('button', { name: 'Add a Passkey' }));
    const field = await screen.findByLabelText('One-time code');
    expect(field).toHaveAccessibleDescription('Your first passkey needs a one-time code.');
    await user.type(field, 'abc');
    await user.click(screen.getByRole('button', { name: 'Add a Passkey' }));
    expect(await screen.findByText('Passkey Added')).toBeVisible();
    expect(inputsOf('user.passkeyRegistration').at(-1)).toEqual({ code: 'abc' });
    expect(screen.queryByLabelText('One-time code')).not.toBeInTheDocument();
  });

  it.each([
    ['NotAllowedError', 'You didn’t choose a passkey. Please try again, or use another method.'],
    ['InvalidStateError', 'This device already has a passkey for your account.'],
    ['TypeError', 'Either this browser couldn’t use a passkey, or we couldn’t reach the server.'],
  ])('that the browser refuses with %s say so', async (name, words) => {
    stubPasskey().create.mockRejectedValue(new DOMException('The operation…', name));
    const { user } = await openAccountDialog('Passkeys', {
      'user.passkeys': () => ({ passkeys: [] }),
      'user.passkeyRegistration': () => registration,
    });
    await user.click(await screen.findByRole('button', { name: 'Add a Passkey' }));
    expect(await screen.findByText('Passkey Not Added')).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
  });
});
