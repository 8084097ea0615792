import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adminSite } from '../../testing/admin-builders.ts';
import { aUser } from '../../testing/builders.ts';
import { CallError, fakeApi, type Procedures } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { passkeyOptions, stubPasskey } from '../../testing/stub-passkey.ts';

const button = () => screen.findByRole('button', { name: 'Sign In with a Passkey' });

function aSite(procedures: Procedures = {}) {
  return fakeApi({
    'auth.passkeyOptions': () => passkeyOptions,
    'auth.passkeyLogin': () => aUser(),
    ...procedures,
  });
}

it('the login page signs in with a passkey and leads on', async () => {
  const { get } = stubPasskey();
  const calls = aSite();
  const { user, address } = renderApp('/login?redirect=/about');
  await user.click(await button());
  expect(await screen.findByText('Welcome back!')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/about'));
  expect(get.mock.lastCall?.[0]?.publicKey).toMatchObject({ rpId: passkeyOptions.rpId });
  expect(calls.find(({ procedure }) => procedure === 'auth.passkeyLogin')?.input).toMatchObject({
    id: 'p1',
  });
});

it('a passkey that does not work says why', async () => {
  const words = 'That passkey did not sign you in.';
  stubPasskey();
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
  stubPasskey();
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
