import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  adminSite,
  someAssessmentStats,
  someSubmissionsByDay,
} from '../../../testing/admin-builders.ts';
import { fakeApi, type Procedures } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

async function openAssessments(procedures: Procedures = {}) {
  fakeApi({ ...adminSite, ...procedures });
  const app = renderApp('/admin');
  await app.user.click(await screen.findByRole('tab', { name: 'Assessments' }));
  return app;
}

async function readTable(name: string): Promise<(string | null)[][]> {
  const table = await screen.findByRole('table', { name });
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
}

it('counts all quests, Quick Quests and Epic Journeys, and lists who finished which, and when', async () => {
  await openAssessments();
  expect(await screen.findByRole('region', { name: 'Completed quests' })).toHaveTextContent(
    'Total1,733Quick Quests1,700Epic Journeys33',
  );
  expect((await readTable('Recent Activity')).slice(1)).toEqual([
    ['Epic Journey', 'Registered User', expect.stringMatching(/^Nov 20, 2026, \d/)],
    ['Quick Quest', 'grace@guildpath.test', expect.stringMatching(/^Nov 19, 2026, \d/)],
  ]);
});

it('says when there is nothing to show yet', async () => {
  const none = { total: 0, byType: { quick: 0, standard: 0, epic: 0 }, recentActivity: [] };
  await openAssessments({
    'admin.assessmentStats': () => someAssessmentStats(none),
    'admin.submissionsByDay': () =>
      someSubmissionsByDay([{ day: '2026-11-21', quick: 0, standard: 0, epic: 0 }]),
  });
  expect(await screen.findByText(/^No activity yet/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Completed quests' })).toHaveTextContent(
    'Total0Quick Quests0Epic Journeys0',
  );
  expect(await screen.findByText(/^No quests were submitted/)).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Submissions by day' })).not.toBeInTheDocument();
});

it('charts the submissions of each day and the options of each scene, with tables of the same figures', async () => {
  await openAssessments();
  expect(await readTable('Submissions by day')).toEqual([
    ['Day', 'Quick Quest', 'Standard Adventure', 'Epic Journey'],
    ['Nov 20, 2026', '1,200', '3', '0'],
    ['Nov 21, 2026', '0', '0', '2'],
  ]);
  expect(await readTable('Options in the Quick Quest')).toEqual([
    ['Scene', 'A', 'B', 'C', 'D'],
    ['1. The Gate', '6', '3', '1', '0'],
  ]);
  expect(screen.queryByText('Options in the Epic Journey')).not.toBeInTheDocument();
  const day = screen.getByTitle(
    'Nov 20, 2026: Quick Quest 1,200, Standard Adventure 3, Epic Journey 0',
  );
  const [quick] = day.children;
  // Of 1,203, which is the highest bar.
  expect((quick as HTMLElement).style.height).toMatch(/^99\.75/);
});

it('loads the charts when the tab is shown, and again by Refresh', async () => {
  const calls = fakeApi(adminSite);
  const { user } = renderApp('/admin');
  const countLoads = () =>
    calls.filter(({ procedure }) => procedure === 'admin.submissionsByDay').length;
  await screen.findByRole('table', { name: 'Users' });
  expect(countLoads()).toBe(0);
  await user.click(screen.getByRole('tab', { name: 'Assessments' }));
  await screen.findByRole('table', { name: 'Submissions by day' });
  expect(countLoads()).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(countLoads()).toBe(2));
});
