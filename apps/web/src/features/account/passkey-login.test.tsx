import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { adminSite } from '../../testing/admin-builders.ts';
import { aUser } from '../../testing/builders.ts';
import { CallError, fakeApi, type Procedures } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const startAuthentication = vi.fn();
vi.mock('@simplewebauthn/browser', () => ({
  startAuthentication: (options: unknown) => startAuthentication(options),
}));
afterEach(() => vi.resetAllMocks());

const options = { challenge: 'c', rpId: 'r', timeout: 1, userVerification: 'preferred' };
const button = () => screen.findByRole('button', { name: 'Sign In with a Passkey' });

function aSite(procedures: Procedures = {}) {
  return fakeApi({
    'auth.passkeyOptions': () => options,
    'auth.passkeyLogin': () => aUser(),
    ...procedures,
  });
}

it('the login page signs in with a passkey and leads on', async () => {
  startAuthentication.mockResolvedValue({ id: 'p1' });
  const calls = aSite();
  const { user, address } = renderApp('/login?redirect=/about');
  await user.click(await button());
  expect(await screen.findByText('Welcome back!')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/about'));
  expect(startAuthentication).toHaveBeenCalledWith({ optionsJSON: options });
  expect(calls.find(({ procedure }) => procedure === 'auth.passkeyLogin')?.input).toEqual({
    id: 'p1',
  });
});

it('a passkey that does not work says why', async () => {
  const words = 'That passkey did not sign you in.';
  startAuthentication.mockResolvedValue({ id: 'p1' });
  aSite({
    'auth.passkeyLogin': () => {
      throw new CallError('INVALID_CREDENTIALS', words);
    },
  });
  const { user, address } = renderApp('/login');
  await user.click(await button());
  expect(await screen.findByText('Passkey Not Used')).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  expect(address()).toBe('/login');
});

it('the admin screen explains that it needs a passkey, and opens with one', async () => {
  startAuthentication.mockResolvedValue({ id: 'p1' });
  let method = 'password';
  const needsPasskey = Object.fromEntries(
    Object.entries(adminSite)
      .filter(([name]) => name.startsWith('admin.'))
      .map(([name, answer]): [string, Procedures[string]] => [
        name,
        (call) => {
          if (method === 'passkey') return answer(call);
          throw new CallError('PASSKEY_REQUIRED', 'Administrators sign in with a passkey here.');
        },
      ]),
  );
  aSite({
    ...adminSite,
    ...needsPasskey,
    'auth.passkeyLogin': () => {
      method = 'passkey';
      return aUser({ role: 'admin' });
    },
  });
  const { user } = renderApp('/admin');
  expect(
    await screen.findByRole('heading', { name: 'Please Sign In with a Passkey' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  await user.click(await button());
  expect(await screen.findByRole('table', { name: 'Users' })).toBeVisible();
  expect(screen.queryByText('Please Sign In with a Passkey')).not.toBeInTheDocument();
});
