import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  adminSite,
  someQuestProgress,
  someSubmissionsByDay,
} from '../../../testing/admin-builders.ts';
import { fakeApi, type Procedures } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { stubChartSize } from '../../../testing/stub-chart-size.ts';

beforeEach(stubChartSize);

async function openAssessments(procedures: Procedures = {}) {
  const calls = fakeApi({ ...adminSite, ...procedures });
  const app = renderApp('/admin');
  await app.user.click(await screen.findByRole('tab', { name: 'Assessments' }));
  return { ...app, asked: () => calls.map(({ procedure }) => procedure) };
}

async function readTable(name: string): Promise<(string | null)[][]> {
  const table = await screen.findByRole('table', { name });
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
}

describe('the charts under Assessments', () => {
  it('have a table of the submissions of each day by tier', async () => {
    await openAssessments();
    expect(await readTable('Submissions by day')).toEqual([
      ['Day', 'Quick Quest', 'Standard Adventure', 'Epic Journey'],
      ['Nov 20, 2026', '1,200', '3', '0'],
      ['Nov 21, 2026', '0', '0', '2'],
    ]);
  });

  it('have a table of how many went on from each scene and how many left there', async () => {
    await openAssessments();
    expect(await readTable('Drop-off in the Quick Quest')).toEqual([
      ['Scene', 'Continued', 'Left here'],
      ['1. The Gate', '7', '3'],
      ['2. The Inn', '6', '1'],
      ['All answered', '4', '2'],
      ['Submitted', '4', '0'],
    ]);
    expect(screen.queryByText(/leave the Epic Journey/)).not.toBeInTheDocument();
  });

  it('have a table of how often each option of a scene was chosen', async () => {
    await openAssessments();
    expect(await readTable('Options in the Quick Quest')).toEqual([
      ['Scene', 'A', 'B', 'C', 'D'],
      ['1. The Gate', '6', '3', '1', '0'],
    ]);
    expect(screen.getByText(/scored with version 2\+c3/)).toBeVisible();
    expect(screen.queryByText('Options in the Epic Journey')).not.toBeInTheDocument();
  });

  it('are charts to go through with the arrow keys, with a legend of the tiers', async () => {
    await openAssessments();
    const chart = await screen.findByRole('application', { name: 'Submissions by day, as bars' });
    expect(chart).toHaveAttribute('tabindex', '0');
    const panel = screen.getByRole('region', { name: 'Submissions by day' });
    // In the legend and in the head of the table.
    expect(within(panel).getAllByText('Standard Adventure')).toHaveLength(2);
  });

  it('say when there is nothing to draw yet', async () => {
    await openAssessments({
      'admin.submissionsByDay': () =>
        someSubmissionsByDay([{ day: '2026-11-21', quick: 0, standard: 0, epic: 0 }]),
      'admin.questProgress': () => someQuestProgress(0),
    });
    expect(await screen.findByText(/^No quests were submitted/)).toBeVisible();
    expect(await screen.findByText(/^No visitors have been counted/)).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Submissions by day' })).not.toBeInTheDocument();
  });

  it('are asked for only when the tab is shown, and again by Refresh', async () => {
    const calls = fakeApi(adminSite);
    const { user } = renderApp('/admin');
    const asked = () => calls.filter(({ procedure }) => procedure === 'admin.questProgress').length;
    await screen.findByRole('table', { name: 'Users' });
    expect(asked()).toBe(0);
    await user.click(screen.getByRole('tab', { name: 'Assessments' }));
    await screen.findByRole('table', { name: 'Submissions by day' });
    await waitFor(() => expect(asked()).toBe(1));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(asked()).toBe(2));
  });
});
