import type { DareOutput } from '@guildpath/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { serverError } from '../../../testing/fake-api.ts';
import { findRegion, openDashboard } from '../../../testing/open-dashboard.tsx';

const aDare = (own: Partial<DareOutput['dare']> = {}): DareOutput => ({
  dare: {
    careerId: 'cartographer',
    careerTitle: 'Cartographer',
    step: 'Draw a map of your street.',
    isTaken: false,
    ...own,
  },
  doneCount: 0,
});

it('the dare of the best match is taken up and ticked off, and the next one follows', async () => {
  const sent: unknown[] = [];
  const { user } = await openDashboard({
    'user.dare': () => aDare(),
    'user.setDare': ({ input }) => {
      sent.push(input);
      if (input.state === 'taken') return aDare({ isTaken: true });
      return { ...aDare({ careerId: 'c2', step: 'Look at the stars.' }), doneCount: 1 };
    },
  });
  const next = await findRegion('What Next');
  expect(next.getByText('Draw a map of your street.', { exact: false })).toBeVisible();
  await user.click(next.getByRole('button', { name: 'Take the Dare' }));
  const done = await next.findByRole('button', { name: 'Done It' });
  expect(done).toHaveFocus();
  await waitFor(() => expect(done).not.toHaveAttribute('aria-disabled'));
  await user.click(done);
  expect(await next.findByText(/^One dare done\./)).toBeVisible();
  expect(next.getByText('Look at the stars.', { exact: false })).toBeVisible();
  expect(sent).toEqual([
    { careerId: 'cartographer', state: 'taken' },
    { careerId: 'cartographer', state: 'done' },
  ]);
});

it('a dare that could not be saved stays as it was', async () => {
  const { user } = await openDashboard({
    'user.dare': () => aDare({ isTaken: true }),
    'user.setDare': () => serverError(),
  });
  const next = await findRegion('What Next');
  await user.click(next.getByRole('button', { name: 'Give It Back' }));
  expect(await screen.findByText('We couldn’t save that. Please try again.')).toBeVisible();
  expect(next.getByRole('button', { name: 'Done It' })).toBeVisible();
});

it('without a dare there is no such part', async () => {
  await openDashboard();
  await findRegion('Assessment History');
  expect(screen.queryByRole('region', { name: 'What Next' })).not.toBeInTheDocument();
});
