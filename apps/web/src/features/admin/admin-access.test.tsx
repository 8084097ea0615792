import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adminSite, someDatabaseStats, someUsers } from '../../testing/admin-builders.ts';
import { aUser } from '../../testing/builders.ts';
import { CallError, fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const adminCalls = ['systemOverview', 'users', 'assessmentStats', 'databaseStats'].map(
  (name) => `admin.${name}`,
);

it('loads all four reports for an admin once, in one batch', async () => {
  const calls = fakeApi(adminSite);
  renderApp('/admin');
  await screen.findByRole('table', { name: 'Users' });
  const read = calls.map(({ procedure }) => procedure).filter((name) => name.startsWith('admin.'));
  expect(read.toSorted()).toEqual(adminCalls.toSorted());
});

it.each([
  ['a guest', {}],
  ['a member', { 'auth.user': () => aUser({ role: 'epic' }) }],
])('reads nothing for %s, and turns them away', async (_, procedures) => {
  const calls = fakeApi(procedures);
  const { address } = renderApp('/admin');
  expect(await screen.findByText('Access Denied')).toBeVisible();
  expect(screen.getByText("You don't have admin privileges.")).toBeVisible();
  await waitFor(() => expect(address()).toBe('/'));
  expect(calls.filter(({ procedure }) => procedure.startsWith('admin.'))).toEqual([]);
});

it('shows a spinner until the viewer is known', async () => {
  fakeApi({ 'auth.user': () => new Promise(() => {}) });
  renderApp('/admin');
  expect(await screen.findByRole('status')).toHaveTextContent('Loading');
  expect(screen.queryByRole('heading', { name: 'Admin Dashboard' })).not.toBeInTheDocument();
});

it('leads to the login and back when the session ends', async () => {
  let isSignedIn = true;
  fakeApi({
    ...adminSite,
    'admin.users': () => {
      if (isSignedIn) return someUsers();
      throw new CallError('UNAUTHORIZED', 'Unauthorized');
    },
  });
  const { user, address } = renderApp('/admin');
  await screen.findByRole('table', { name: 'Users' });
  isSignedIn = false;
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('You are logged out. Logging in again...')).toBeVisible();
  expect(screen.queryByText('Refresh Failed')).not.toBeInTheDocument();
  await waitFor(() => expect(address()).toBe('/login?redirect=/admin'));
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  expect(address()).toBe('/login?redirect=/admin');
  expect(screen.queryByText('Access Denied')).not.toBeInTheDocument();
});

it('turns away a user who is no longer an admin', async () => {
  let role: 'admin' | null = 'admin';
  fakeApi({
    ...adminSite,
    'auth.user': () => aUser({ role }),
    'admin.databaseStats': () => {
      if (role) return someDatabaseStats();
      throw new CallError('FORBIDDEN', "You don't have admin privileges.");
    },
  });
  const { user, address } = renderApp('/admin');
  await screen.findByRole('table', { name: 'Users' });
  role = null;
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(await screen.findByText('Access Denied')).toBeVisible();
});
