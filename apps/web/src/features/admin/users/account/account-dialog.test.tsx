import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { adminSite, anAccount, someUsers } from '../../../../testing/admin-builders.ts';
import { aUser } from '../../../../testing/builders.ts';
import { CallError, fakeApi, type Procedures } from '../../../../testing/fake-api.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
// Imported in advance, so that it is compiled before a test's timeout starts.
import './account-dialog.tsx';

const bob = { id: 'u2', username: 'bob', email: 'bob@guildpath.test', firstName: 'Bob' };

// Opens Bob's account in Ada's admin screen.
async function openAccount(procedures: Procedures = {}) {
  const calls = fakeApi({
    ...adminSite,
    'admin.users': () => someUsers([aUser(bob)]),
    'admin.user': () => anAccount(bob),
    ...procedures,
  });
  const app = renderApp('/admin');
  const row = await screen.findByRole('button', { name: 'bob' });
  await app.user.click(row);
  const dialog = await screen.findByRole('dialog', { name: 'Account of bob' });
  await within(dialog).findByText('Signs in with');
  return {
    ...app,
    dialog,
    row,
    inputsOf: (procedure: string) =>
      calls.filter((call) => call.procedure === procedure).map(({ input }) => input),
  };
}

function factOf(dialog: HTMLElement, term: string): string | null | undefined {
  return within(dialog).getByText(term).nextElementSibling?.textContent;
}

const button = (name: string) => screen.getByRole('button', { name });

describe('an account that an administrator opens', () => {
  it('shows what there is of it', async () => {
    const { dialog } = await openAccount({
      'admin.user': () =>
        anAccount({
          ...bob,
          emailVerified: false,
          passkeyCount: 1,
          providers: ['https://id.example'],
        }),
    });
    expect(factOf(dialog, 'Email')).toBe('bob@guildpath.test (not confirmed)');
    expect(factOf(dialog, 'Signs in with')).toBe(
      'a password, 1 passkey, https://id.example, an emailed link',
    );
    expect(factOf(dialog, 'Signed in')).toMatch(/^2 sessions, last seen Nov 21, 2026/);
    expect(factOf(dialog, 'Quests')).toMatch(/^3 results, the latest Nov 20, 2026/);
    expect(screen.getByRole('combobox', { name: 'Role' })).toHaveValue('quick');
  });

  it('has the focus inside, and gives it back to its row', async () => {
    const { user, dialog, row } = await openAccount();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(row).toHaveFocus();
  });

  it('is given a role, which the lists show immediately', async () => {
    let role: 'epic' | null = null;
    const { user, inputsOf } = await openAccount({
      'admin.users': () => someUsers([aUser({ ...bob, role })]),
      'admin.user': () => anAccount({ ...bob, role }),
      'admin.setRole': ({ input }) => {
        role = input.role;
        return { message: 'bob has the role epic now.' };
      },
    });
    expect(button('Set Role')).toBeDisabled();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'epic');
    await user.click(button('Set Role'));
    expect(await screen.findByText('bob has the role epic now.')).toBeVisible();
    await waitFor(() => expect(button('Set Role')).toBeDisabled());
    expect(screen.getByRole('combobox', { name: 'Role' })).toHaveFocus();
    expect(screen.getByRole('combobox', { name: 'Role' })).toHaveValue('epic');
    expect(inputsOf('admin.setRole')).toEqual([{ id: 'u2', role: 'epic' }]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'quick');
    await user.click(button('Set Role'));
    await waitFor(() => expect(inputsOf('admin.setRole')).toContainEqual({ id: 'u2', role: null }));
  });

  it('keeps its role when the server refuses, and says why', async () => {
    const { user } = await openAccount({
      'admin.setRole': () => {
        throw new CallError('CONFLICT', 'This is the last administrator.');
      },
    });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'admin');
    await user.click(button('Set Role'));
    expect(await screen.findByText('Role Not Set')).toBeVisible();
    expect(screen.getByText('This is the last administrator.')).toBeVisible();
  });
});

describe('the data of an account', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is downloaded by an administrator who gives the password first', async () => {
    let isProven = false;
    URL.createObjectURL = () => 'blob:data';
    URL.revokeObjectURL = () => {};
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { user, inputsOf } = await openAccount({
      '/api/admin/users/u2/export': () => {
        if (!isProven) throw new CallError('PROOF_REQUIRED', 'Please enter your password first.');
        return { results: [] };
      },
      'auth.prove': () => {
        isProven = true;
        return { message: 'Thank you.' };
      },
    });
    await user.click(button('Download Data'));
    await user.type(await screen.findByLabelText('Your password'), 'open sesame{Enter}');
    expect(await screen.findByText('Data Downloaded')).toBeVisible();
    expect(saved).toHaveBeenCalledOnce();
    expect(inputsOf('auth.prove')).toEqual([{ password: 'open sesame' }]);
    expect(screen.getByText('Signs in with')).toBeVisible();
  });
});

describe('the deletion of an account', () => {
  it('takes the name of the account, and leads back to the list without it', async () => {
    let isDeleted = false;
    const { user, inputsOf } = await openAccount({
      'admin.users': () => someUsers(isDeleted ? [] : [aUser(bob)]),
      'admin.user': () => anAccount({ ...bob, hallCount: 1, studentResultCount: 31 }),
      'admin.deleteUser': () => {
        isDeleted = true;
        return { message: 'The account bob and everything in it has been deleted.' };
      },
    });
    await user.click(button('Delete Account'));
    expect(screen.getByRole('dialog')).toHaveTextContent(
      /its results \(3\) will be deleted .* deletes 1 hall with 31 results of students\./,
    );
    const field = screen.getByLabelText('Type bob to confirm');
    expect(field).toHaveFocus();
    expect(button('Delete Account')).toBeDisabled();
    await user.type(field, 'bo{Enter}');
    expect(inputsOf('admin.deleteUser')).toEqual([]);
    await user.type(field, 'b{Enter}');
    expect(await screen.findByText('Account Deleted')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'bob' })).toBeNull());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('No users found')).toHaveFocus();
    expect(inputsOf('admin.deleteUser')).toEqual([{ id: 'u2' }]);
  });

  it('of one’s own account ends the session and leads home', async () => {
    const own = { role: 'admin' } as const;
    const { user, address } = await openAccount({
      'auth.user': () => aUser({ ...bob, ...own }),
      'admin.user': () => anAccount({ ...bob, ...own }),
      'admin.deleteUser': () => ({ message: 'The account bob has been deleted.' }),
    });
    await user.click(button('Delete Account'));
    await user.type(screen.getByLabelText('Type bob to confirm'), 'bob{Enter}');
    expect(await screen.findByText('Account Deleted')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/'));
  });
});
