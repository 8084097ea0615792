import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anOverview } from '../../../testing/admin-builders.ts';
import { aUser } from '../../../testing/builders.ts';
import { accountButton, menuItem, openAccountMenu } from '../../../testing/open-account-menu.ts';

describe('the account menu', () => {
  it("names the account's owner and lists what can be done with it", async () => {
    await openAccountMenu({ 'auth.user': () => aUser({ lastName: 'Lovelace' }) });
    expect(accountButton()).toHaveAccessibleName('Account of Ada');
    const menu = within(screen.getByRole('menu'));
    expect(menu.getByText('Ada Lovelace')).toBeVisible();
    expect(menu.getByText('ada@guildpath.test')).toBeVisible();
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Download My Data',
      'Change Your Name',
      'Change Password',
      'Passkeys',
      'Where You’re Signed In',
      'Delete Account',
    ]);
  });

  it('leads an administrator, and nobody else, to the admin panel', async () => {
    const { user, address } = await openAccountMenu({
      'auth.user': () => aUser({ role: 'admin' }),
      'admin.systemOverview': () => anOverview({}),
    });
    await user.click(await menuItem('Admin Panel'));
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    expect(address()).toBe('/admin');
  });

  it('of a guest without a name sets one, which the bar and the greeting then show', async () => {
    const { user, inputsOf } = await openAccountMenu({
      'auth.user': () => aUser({ authProvider: 'guest', firstName: null, username: 'ada.l' }),
      'user.setNames': ({ input }) => aUser({ authProvider: 'guest', ...input }),
    });
    expect(accountButton()).toHaveAccessibleName('Account of ada.l');
    expect(await menuItem('Set a Password')).toBeVisible();
    await user.click(await menuItem('Set Your Name'));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('First name is required')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'First name' }), ' Wilhelmina ');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The guild calls you Wilhelmina.')).toBeVisible();
    expect(inputsOf('user.setNames')).toEqual([{ firstName: 'Wilhelmina' }]);
    expect(accountButton()).toHaveAccessibleName('Account of Wilhelmina');
    await waitFor(() => expect(accountButton()).toHaveFocus());
  });

  it('can be opened, navigated and closed by keyboard, and returns the focus to its button', async () => {
    const { user } = await openAccountMenu();
    await waitFor(async () => expect(await menuItem('Download My Data')).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    expect(await menuItem('Change Your Name')).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(accountButton()).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  });
});
