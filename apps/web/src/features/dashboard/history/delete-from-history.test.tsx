import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { someAssessments } from '../../../testing/builders.ts';
import { type Procedures, serverError } from '../../../testing/fake-api.ts';
import { findRegion, openDashboard } from '../../../testing/open-dashboard.tsx';

// Serves this many results, except deleted ones.
async function open(count: number, procedures: Procedures = {}) {
  let own = someAssessments(count);
  const app = await openDashboard({
    'user.assessments': () => ({ assessments: own }),
    'results.delete': ({ input }) => {
      own = own.filter(({ id }) => id !== input.assessmentResultId);
      return { message: 'We deleted this result and its answers.' };
    },
    ...procedures,
  });
  const history = await findRegion('Assessment History');
  const openDialog = async (index: number) => {
    const button = history.getAllByRole('button', { name: /^Delete / })[index];
    if (!button) throw new Error('There is no such quest.');
    await app.user.click(button);
    expect(await screen.findByRole('dialog', { name: 'Delete This Result?' })).toBeVisible();
    return button;
  };
  return { ...app, history, openDialog };
}

const confirm = () => screen.getByRole('button', { name: 'Delete Result' });

it('a result is deleted from the history once that is confirmed', async () => {
  const { user, history, calls, openDialog } = await open(3);
  await openDialog(0);
  await user.click(confirm());
  expect(await screen.findByText('Result Deleted')).toBeVisible();
  await waitFor(() => expect(history.getAllByRole('listitem')).toHaveLength(2));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(history.getByRole('heading', { name: 'Assessment History' })).toHaveFocus();
  const deletions = calls.filter(({ procedure }) => procedure === 'results.delete');
  expect(deletions.map(({ input }) => input)).toEqual([{ assessmentResultId: 'r1' }]);
  // The next one takes the place of the latest.
  expect(screen.getByRole('link', { name: 'View Results' })).toHaveAttribute('href', '/results/r2');
});

it('the last result leaves the dashboard of a beginner, with the focus on its title', async () => {
  const { user, openDialog } = await open(1);
  await openDialog(0);
  await user.click(confirm());
  expect(await screen.findByText('Result Deleted')).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Assessment History' })).toBeNull(),
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('a result that could not be deleted stays, and that is said', async () => {
  const { user, history, openDialog } = await open(2, {
    'results.delete': serverError,
  });
  await openDialog(0);
  await user.click(confirm());
  expect(await screen.findByText('Result Not Deleted')).toBeVisible();
  expect(history.getAllByRole('listitem', { hidden: true })).toHaveLength(2);
});
