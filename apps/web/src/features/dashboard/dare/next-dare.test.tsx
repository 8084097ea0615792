import type { DareOutput } from '@guildpath/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCareerListing } from '../../../testing/builders.ts';
import { serverError } from '../../../testing/fake-api.ts';
import { findRegion, openDashboard } from '../../../testing/open-dashboard.tsx';

const aDare = (own: Partial<DareOutput['dare']> = {}): DareOutput => ({
  dare: {
    careerId: 'cartographer',
    careerTitle: 'Cartographer',
    step: 'Draw a map of your street.',
    isSaved: false,
    ...own,
  },
  doneCount: 0,
});

it('the dare of the best match is taken up and ticked off, and the next one follows', async () => {
  const sent: unknown[] = [];
  let dare = aDare();
  const { user } = await openDashboard({
    'user.dare': () => dare,
    'user.setCareerSaved': ({ input }) => {
      sent.push(input);
      dare = input.isDone
        ? { ...aDare({ careerId: 'c2', step: 'Look at the stars.' }), doneCount: 1 }
        : aDare({ isSaved: true });
      return { careers: [aCareerListing({ id: 'cartographer', title: 'Cartographer' })] };
    },
  });
  const next = await findRegion('What Next');
  expect(next.getByText('Draw a map of your street.', { exact: false })).toBeVisible();
  await user.click(next.getByRole('button', { name: 'Take the Dare' }));
  const done = await next.findByRole('button', { name: 'I Did It' });
  expect(done).toHaveFocus();
  expect((await findRegion('Saved Careers')).getByText('Cartographer')).toBeVisible();
  await waitFor(() => expect(done).not.toHaveAttribute('aria-disabled'));
  await user.click(done);
  expect(await next.findByText(/^One dare done\./)).toBeVisible();
  expect(next.getByText('Look at the stars.', { exact: false })).toBeVisible();
  expect(sent).toEqual([
    { careerId: 'cartographer', isSaved: true },
    { careerId: 'cartographer', isSaved: true, isDone: true },
  ]);
});

it('a dare that could not be saved stays as it was', async () => {
  const { user } = await openDashboard({
    'user.dare': () => aDare({ isSaved: true }),
    'user.setCareerSaved': () => serverError(),
  });
  const next = await findRegion('What Next');
  await user.click(next.getByRole('button', { name: 'I Did It' }));
  expect(
    await screen.findByText('We couldn’t change your saved careers. Please try again.'),
  ).toBeVisible();
  expect(next.getByRole('button', { name: 'I Did It' })).toBeVisible();
});

it('without a dare there is no such part', async () => {
  await openDashboard();
  await findRegion('Assessment History');
  expect(screen.queryByRole('region', { name: 'What Next' })).not.toBeInTheDocument();
});
