import type { AdminUsersInput } from '@guildpath/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adminSite, aPageOfUsers, someUsers } from '../../../testing/admin-builders.ts';
import { aUser } from '../../../testing/builders.ts';
import { type Call, fakeApi, type Procedures } from '../../../testing/fake-api.ts';
import { fakeClock, skipTime, stopTime } from '../../../testing/fake-clock.ts';
import { renderApp } from '../../../testing/render-app.tsx';

async function openUsers(procedures: Procedures = {}) {
  const calls = fakeApi({ ...adminSite, ...procedures });
  const app = renderApp('/admin');
  await screen.findByRole('table', { name: 'Users' });
  return { ...app, asked: () => inputsTo(calls) };
}

function inputsTo(calls: readonly Call[]): AdminUsersInput[] {
  return calls
    .filter(({ procedure }) => procedure === 'admin.users')
    .map(({ input }) => input as AdminUsersInput);
}

function usernames(): (string | null | undefined)[] {
  return screen.getAllByRole('rowheader').map((cell) => cell.firstChild?.textContent);
}

describe('the list of users', () => {
  it('counts all users, admins and users with the epic role', async () => {
    await openUsers();
    const counts = screen.getByRole('region', { name: 'Users by role' });
    expect(counts).toHaveTextContent('Total1,204Admin2Epic13');
  });

  it('shows username, email, role, auth provider and the day of joining', async () => {
    await openUsers({
      'admin.users': () =>
        someUsers([aUser({ role: 'epic', authProvider: 'oidc', lastName: 'Lovelace' })]),
    });
    const table = screen.getByRole('table', { name: 'Users' });
    const headers = within(table).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Username',
      'Email',
      'Role',
      'Auth Provider',
      'Joined',
    ]);
    const row = within(within(table).getAllByRole('row')[1] ?? table);
    expect(row.getByRole('rowheader')).toHaveTextContent('adaAda Lovelace');
    const [email, role, provider, joined] = row.getAllByRole('cell');
    expect(email).toHaveTextContent('ada@guildpath.test');
    expect(role).toHaveTextContent('epic');
    expect(provider).toHaveTextContent('oidc');
    expect(joined).toHaveTextContent(/^May 1, 2024, \d\d?:00 [AP]M \S+$/);
    expect(joined?.querySelector('time')).toHaveAttribute('datetime', '2024-05-01T10:00:00.000Z');
  });

  it('shows each role on a badge of its own look', async () => {
    const roles = ['admin', 'epic', 'standard', null] as const;
    await openUsers({
      'admin.users': () => someUsers(roles.map((role) => aUser({ id: `u-${role}`, role }))),
    });
    const badges = ['admin', 'epic', 'standard', 'quick'].map((label) =>
      screen.getByText(label).closest('[data-variant]')?.getAttribute('data-variant'),
    );
    expect(badges).toEqual(['destructive', 'default', 'secondary', 'outline']);
  });
});

describe('the search for users', () => {
  fakeClock();

  it('runs once typing pauses, and announces what it shows', async () => {
    const { user, asked } = await openUsers({
      'admin.users': ({ input }) =>
        input.search ? someUsers([aUser({ username: 'grace' })]) : someUsers(),
    });
    expect(screen.getByRole('status')).toHaveTextContent('Users 1 to 1 of 1,204, newest first');
    stopTime();
    await user.type(screen.getByRole('searchbox', { name: 'Search users' }), ' grace ');
    await skipTime(300);
    await waitFor(() => expect(usernames()).toEqual(['grace']));
    expect(asked()).toEqual([
      { page: 1, pageSize: 25 },
      { search: 'grace', page: 1, pageSize: 25 },
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('Users 1 to 1 matching “grace”');
  });

  it('does not wait when Enter is pressed', async () => {
    const { user, asked } = await openUsers();
    await user.type(screen.getByRole('searchbox'), 'grace{Enter}');
    expect(asked().at(-1)).toEqual({ search: 'grace', page: 1, pageSize: 25 });
  });

  it('says when no users were found', async () => {
    const { user } = await openUsers({
      'admin.users': ({ input }) => someUsers(input.search ? [] : [aUser()]),
    });
    await user.type(screen.getByRole('searchbox'), 'zzz{Enter}');
    expect(await screen.findByText('No users found matching “zzz”')).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Users' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  });

  it('starts from the first page', async () => {
    const { user, asked } = await openUsers({
      'admin.users': ({ input }) => aPageOfUsers(25, input.page),
    });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('Page 2');
    await user.type(screen.getByRole('searchbox'), 'a{Enter}');
    expect(await screen.findByText('Page 1')).toBeVisible();
    expect(asked().at(-1)).toEqual({ search: 'a', page: 1, pageSize: 25 });
  });
});

describe('the pages of users', () => {
  it('continue while a page is full, and lead back', async () => {
    const { user } = await openUsers({
      'admin.users': ({ input }) => aPageOfUsers(input.page === 1 ? 25 : 3, input.page),
    });
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    expect(screen.getByRole('status')).toHaveTextContent('Users 1 to 25 of 1,204, newest first');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(usernames()[0]).toBe('user-2-1'));
    expect(screen.getByRole('status')).toHaveTextContent('Users 26 to 28 of 1,204, newest first');
    expect(screen.getByRole('status')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(usernames()[0]).toBe('user-1-1'));
  });

  it('end with the last user, though the last page is full', async () => {
    const { user } = await openUsers({
      'admin.users': ({ input }) => {
        const { users, stats } = aPageOfUsers(25, input.page);
        return { users, stats: { ...stats, total: 50 } };
      },
    });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(usernames()[0]).toBe('user-2-1'));
    expect(screen.getByRole('status')).toHaveTextContent('Users 26 to 50 of 50, newest first');
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  });

  it('keep the old rows while the next ones load, and ignore further presses', async () => {
    let answer: () => void = () => {};
    const { user, asked } = await openUsers({
      'admin.users': ({ input }) => {
        if (input.page === 1) return aPageOfUsers(25);
        return new Promise((resolve) => {
          answer = () => resolve(aPageOfUsers(25, input.page));
        });
      },
    });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(usernames()[0]).toBe('user-1-1');
    await waitFor(() => expect(asked()).toHaveLength(2));
    answer();
    await waitFor(() => expect(usernames()[0]).toBe('user-2-1'));
    expect(asked().map(({ page }) => page)).toEqual([1, 2]);
  });
});
