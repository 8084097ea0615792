import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aUser } from '../../../testing/builders.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openDrawer } from '../../../testing/open-drawer.ts';
import { renderApp } from '../../../testing/render-app.tsx';

describe('a drawer', () => {
  it('is in the address while it is open, and returns the focus to its button', async () => {
    const { user, address, dialog } = await openDrawer('Career Library');
    expect(address()).toBe('/dashboard?open=career-library');
    await user.click(dialog.getByRole('button', { name: 'Close Career Library' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/dashboard');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Open Career Library' })).toHaveFocus(),
    );
  });

  it('opens from its address, and removes it on closing', async () => {
    const path = '/dashboard?open=career-library';
    const { user, address, dialog } = await openDrawer('Career Library', { path });
    await user.click(dialog.getByRole('button', { name: 'Close Career Library' }));
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  it('stays closed when the address names one that does not exist', async () => {
    fakeApi({ 'auth.user': () => aUser(), 'user.assessments': () => ({ assessments: [] }) });
    renderApp('/dashboard?open=treasury');
    await screen.findByRole('button', { name: 'Open Career Library' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
