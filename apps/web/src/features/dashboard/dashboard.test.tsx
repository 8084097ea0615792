import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aUser, someResults } from '../../testing/builders.ts';
import { CallRefused, fakeApi, type Procedures } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const { assessmentResult } = someResults();
const assessments = ['r4', 'r3', 'r2', 'r1'].map((id) => ({ ...assessmentResult, id }));

async function openDashboard(procedures: Procedures) {
  fakeApi({
    'auth.user': () => aUser(),
    'user.assessments': () => ({ assessments }),
    ...procedures,
  });
  const app = renderApp('/dashboard');
  await screen.findByRole('heading', { name: 'Welcome back, Ada!' });
  return app;
}

describe('the dashboard', () => {
  it('shows the latest quest and the three most recent', async () => {
    await openDashboard({});
    expect(await screen.findByRole('heading', { name: 'Latest quest' })).toBeVisible();
    const history = within(screen.getByRole('region', { name: 'Assessment History' }));
    expect(history.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/results/r4',
      '/results/r3',
      '/results/r2',
    ]);
  });

  it('offers the open quest to someone who has taken none', async () => {
    await openDashboard({ 'user.assessments': () => ({ assessments: [] }) });
    expect(await screen.findByRole('link', { name: 'Quick Quest (15 min)' })).toHaveAttribute(
      'href',
      '/assessment/quick',
    );
    expect(screen.getAllByText('Coming Soon')).toHaveLength(2);
  });

  it.each([
    ['the server was told', () => ({ message: 'You are signed out.' })],
    [
      'the server could not be told',
      () => {
        throw new CallRefused('INTERNAL_SERVER_ERROR', 'Internal server error');
      },
    ],
  ])('Logout leads home without a word of warning when %s', async (_, logout) => {
    const { user, address } = await openDashboard({ 'auth.logout': logout });
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(screen.queryByText('Unauthorized')).not.toBeInTheDocument();
  });
});
