import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { adminSite, anOverview } from '../../../testing/admin-builders.ts';
import { fakeApi, serverError } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const labels = ['Total Users', 'Total Assessments', 'Question Bank', 'Career Profiles'];

function countsOnCards() {
  return labels.map((label) => screen.getByText(label).nextElementSibling?.textContent);
}

describe('the four summary cards', () => {
  it('count users, assessments, questions and careers', async () => {
    fakeApi(adminSite);
    renderApp('/admin');
    await screen.findByText('1,000,000');
    expect(countsOnCards()).toEqual(['1,000,000', '1,733', '80', '346']);
  });

  it("show '...' while they load", async () => {
    fakeApi({ ...adminSite, 'admin.systemOverview': () => new Promise(() => {}) });
    renderApp('/admin');
    await screen.findByText('Total Users');
    expect(countsOnCards()).toEqual(['...', '...', '...', '...']);
  });

  it('say when they could not be loaded, and are loaded on request', async () => {
    let isBroken = true;
    fakeApi({
      ...adminSite,
      'admin.systemOverview': () => (isBroken ? serverError() : anOverview()),
    });
    const { user } = renderApp('/admin');
    const alert = await screen.findByRole('alert', {
      name: 'Couldn’t load the figures above.',
    });
    expect(alert).toHaveTextContent('500: Internal server error');
    expect(countsOnCards()).toEqual(['0', '0', '0', '0']);
    expect(screen.getAllByText('Couldn’t load')).toHaveLength(4);
    isBroken = false;
    await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(countsOnCards()[0]).toBe('1,000,000'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the four tabs', () => {
  it('start at User Management and show one panel at a time', async () => {
    fakeApi(adminSite);
    const { user } = renderApp('/admin');
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'User Management',
      'Assessments',
      'Database',
      'System Tools',
    ]);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('User Management');
    expect(screen.getByRole('tabpanel', { name: 'User Management' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'User Management' }));
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Database');
    expect(screen.getByRole('tabpanel', { name: 'Database' })).toBeVisible();
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  });
});
