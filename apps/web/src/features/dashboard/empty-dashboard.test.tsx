import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { someAssessments, twoTiers } from '../../testing/builders.ts';
import { serverError } from '../../testing/fake-api.ts';
import { assessments, findRegion, never, openDashboard } from '../../testing/open-dashboard.tsx';

describe('a dashboard without a quest', () => {
  it('welcomes a new user, and offers the open quest', async () => {
    const { calls } = await openDashboard(assessments(0));
    const offers = await findRegion('Your first quest awaits');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Ada!');
    expect(offers.getByRole('link', { name: 'Quick Quest (15 min)' })).toHaveAttribute(
      'href',
      '/assessment/quick',
    );
    expect(offers.getByRole('button', { name: 'Standard Adventure (25 min)' })).toBeDisabled();
    expect(offers.getByRole('button', { name: 'Epic Journey (40 min)' })).toBeDisabled();
    expect(offers.getAllByText('Coming Soon')).toHaveLength(2);
    // No card is shown, and no results are requested for one.
    expect(screen.queryByRole('region', { name: 'Your Card' })).not.toBeInTheDocument();
    expect(calls.map(({ procedure }) => procedure)).not.toContain('results.get');
  });
});

describe('a dashboard whose quests', () => {
  it.each(['user.assessments', 'results.get'])('are loading says so: %s', async (call) => {
    await openDashboard({
      'user.assessments': () => ({ assessments: twoTiers() }),
      [call]: never,
    });
    expect(screen.getByRole('status')).toHaveTextContent('Loading your quests');
  });

  it('cannot be loaded say so, and are retried on request', async () => {
    let fails = true;
    const { user } = await openDashboard({
      'user.assessments': () => (fails ? serverError() : { assessments: someAssessments(1) }),
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('We couldn’t load your quests.');
    fails = false;
    await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('region', { name: 'Assessment History' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
