import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { adminSite, anOverview } from '../../testing/admin-builders.ts';
import { fakeApi, serverError } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

describe('the bar of the admin screen', () => {
  it('names the page and the user, and leads home', async () => {
    fakeApi(adminSite);
    renderApp('/admin');
    expect(await screen.findByText('Admin Panel')).toBeVisible();
    expect(screen.getByText('Ada')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Guildpath' })).toHaveAttribute('href', '/');
    expect(document.title).toBe('Admin · Guildpath');
  });

  it('Logout is a browser navigation, which removes the answers stored here', async () => {
    localStorage.setItem('guildpath.quest.quick', '{}');
    fakeApi(adminSite);
    const { user } = renderApp('/admin');
    const assign = vi.fn();
    const logout = await screen.findByRole('button', { name: 'Logout' });
    vi.stubGlobal('location', { assign });
    await user.click(logout);
    expect(assign).toHaveBeenCalledExactlyOnceWith('/api/auth/logout');
    expect(localStorage).toHaveLength(0);
  });
});

describe('Refresh', () => {
  it('reloads all four and says so', async () => {
    let users = 3;
    const calls = fakeApi({ ...adminSite, 'admin.systemOverview': () => anOverview({ users }) });
    const { user } = renderApp('/admin');
    await screen.findByRole('table', { name: 'Users' });
    const before = calls.length;
    users = 4;
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Data Refreshed')).toBeVisible();
    expect(screen.getByText('All dashboard data has been updated')).toBeVisible();
    expect(screen.getByText('Total Users').nextElementSibling).toHaveTextContent('4');
    const again = calls
      .slice(before)
      .map(({ procedure }) => procedure)
      .filter((procedure) => procedure.startsWith('admin.'));
    expect(again.toSorted()).toEqual([
      'admin.assessmentStats',
      'admin.databaseStats',
      'admin.systemOverview',
      'admin.users',
    ]);
  });

  it('says when something could not be loaded, and keeps the previous figures', async () => {
    let isBroken = false;
    fakeApi({
      ...adminSite,
      'admin.systemOverview': () => (isBroken ? serverError() : anOverview()),
    });
    const { user } = renderApp('/admin');
    await screen.findByRole('table', { name: 'Users' });
    isBroken = true;
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Refresh Failed')).toBeVisible();
    expect(screen.getByText('Some of the data didn’t update. Please try again.')).toBeVisible();
    expect(screen.queryByText('Data Refreshed')).not.toBeInTheDocument();
    const alert = screen.getByRole('alert', { name: 'Couldn’t update the figures above.' });
    expect(alert).toHaveTextContent('What you see may be out of date. 500: Internal server error');
    expect(screen.getByText('Total Users').nextElementSibling).toHaveTextContent('1,000,000');
  });
});
