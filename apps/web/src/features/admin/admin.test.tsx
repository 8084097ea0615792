import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aUser } from '../../testing/builders.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

it('an admin sees how the site is set up', async () => {
  fakeApi({ 'auth.user': () => aUser({ role: 'admin' }) });
  renderApp('/admin');
  const table = await screen.findByRole('table', { name: 'Site settings' });
  expect(table).toBeVisible();
  expect(
    await screen.findByRole('row', { name: 'Support address help@guildpath.test' }),
  ).toBeVisible();
  expect(screen.getByRole('row', { name: 'Open quests quick' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Provider login off' })).toBeVisible();
});
