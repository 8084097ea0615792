import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { saveQuest } from '../../shared/quest/quest-storage.ts';
import { aSavedQuest } from '../../testing/builders.ts';
import { serverError } from '../../testing/fake-api.ts';
import { openDashboard } from '../../testing/open-dashboard.tsx';

describe('the bar of the dashboard', () => {
  it('Logout leads home without a word of warning when the server does not answer', async () => {
    const { user, address } = await openDashboard({ 'auth.logout': serverError });
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(screen.queryByText('Unauthorized')).not.toBeInTheDocument();
  });

  it('Logout during a quest asks for nothing more of the account', async () => {
    saveQuest('quick', aSavedQuest({ position: 1, answers: { q1: 'a' } }));
    const draft = {
      assessmentType: 'quick',
      responses: [{ questionId: 'q1', selectedOption: 'a', questionType: 'riasec' }],
      updatedAt: '2024-06-01T10:00:00.000Z',
    };
    const { user, address, calls } = await openDashboard({
      'user.assessments': () => ({ assessments: [] }),
      'user.drafts': () => ({ drafts: [draft] }),
      'auth.logout': () => ({ message: 'Bye.' }),
    });
    await screen.findByRole('link', { name: 'Continue, 2 of 15' });
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('link', { name: 'START QUICK QUEST' })).toBeVisible();
    expect(address()).toBe('/');
    const procedures = calls.map(({ procedure }) => procedure);
    const afterLogout = procedures.slice(procedures.indexOf('auth.logout'));
    expect(afterLogout).not.toContain('user.drafts');
  });

  it('Logout removes a quest in progress: the next visitor may be another person', async () => {
    localStorage.setItem('cookieConsent', 'declined');
    localStorage.setItem('guildpath.quest.quick', '{}');
    sessionStorage.setItem('guildpath.guest-email.r1', 'ada@guildpath.test');
    const { user, address } = await openDashboard({ 'auth.logout': () => ({ message: 'Bye.' }) });
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(address()).toBe('/'));
    await waitFor(() => expect(Object.keys(localStorage)).toEqual(['cookieConsent']));
    expect(sessionStorage).toHaveLength(0);
    expect(screen.queryByText('Unauthorized')).not.toBeInTheDocument();
  });
});
