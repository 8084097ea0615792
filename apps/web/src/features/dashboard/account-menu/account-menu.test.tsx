import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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
      'Change Password',
      'Delete Account',
    ]);
  });

  it('of a user without a first name shows the username, and offers to set a first password', async () => {
    await openAccountMenu({
      'auth.user': () => aUser({ authProvider: 'guest', firstName: null, username: 'ada.l' }),
    });
    expect(accountButton()).toHaveAccessibleName('Account of ada.l');
    expect(await menuItem('Set a Password')).toBeVisible();
  });

  it('can be opened, navigated and closed by keyboard, and returns the focus to its button', async () => {
    const { user } = await openAccountMenu();
    await waitFor(async () => expect(await menuItem('Download My Data')).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    expect(await menuItem('Change Password')).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(accountButton()).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  });
});
