import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aUser } from '../../../testing/builders.ts';
import { openDashboard } from '../../../testing/open-dashboard.tsx';

const title = 'Make this account yours';
const aGuest = (own = {}) => aUser({ authProvider: 'guest', firstName: null, ...own });
const findPrompt = () => screen.findByRole('region', { name: title });

it('a guest is asked for a name and a password, one after the other', async () => {
  const { user } = await openDashboard({
    'auth.user': () => aGuest(),
    'user.setNames': ({ input }) => aGuest(input),
    'user.setPassword': () => aUser(),
  });
  const prompt = within(await findPrompt());
  await user.click(prompt.getByRole('button', { name: 'Set Name and Password' }));
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const button = prompt.getByRole('button', { name: 'Set Name and Password' });
  expect(button).toHaveFocus();
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'First name' }), 'Ada');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await user.type(await dialog.findByLabelText('New password'), 'correct horse');
  await user.type(dialog.getByLabelText('Confirm new password'), 'correct horse');
  await user.click(dialog.getByRole('button', { name: 'Set Password' }));
  await waitFor(() => expect(screen.queryByText(title)).not.toBeInTheDocument());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('a guest with a name is asked for a password only, and once', async () => {
  const { user, goTo } = await openDashboard({ 'auth.user': () => aGuest({ firstName: 'Ada' }) });
  const prompt = within(await findPrompt());
  expect(prompt.getByRole('button', { name: 'Set a Password' })).toBeVisible();
  await user.click(prompt.getByRole('button', { name: 'Not Now' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  goTo('/');
  await screen.findByRole('heading', { name: /epic journey/ });
  goTo('/dashboard');
  await screen.findByRole('region', { name: 'Assessment History' });
  expect(screen.queryByText(title)).not.toBeInTheDocument();
});

it('who has a password is not asked', async () => {
  await openDashboard();
  await screen.findByRole('region', { name: 'Assessment History' });
  expect(screen.queryByText(title)).not.toBeInTheDocument();
});
