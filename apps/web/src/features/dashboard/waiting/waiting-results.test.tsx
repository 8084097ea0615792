import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aUser, someAssessments } from '../../../testing/builders.ts';
import { type Procedures, serverError } from '../../../testing/fake-api.ts';
import { findRegion, openDashboard } from '../../../testing/open-dashboard.tsx';

const planted = [
  { id: 'w1', assessmentType: 'standard', completedAt: '2024-06-03T10:00:00.000Z' },
  { id: 'w2', assessmentType: 'quick', completedAt: '2024-06-02T10:00:00.000Z' },
];

// Serves two results until they are kept or deleted.
function serve(procedures: Procedures = {}) {
  let waiting = planted;
  const [kept] = someAssessments(1);
  let own = someAssessments(1);
  const take = (id: string) => {
    waiting = waiting.filter((result) => result.id !== id);
  };
  return openDashboard({
    'user.assessments': () => ({ assessments: own }),
    'user.unclaimedResults': () => ({ results: waiting }),
    'results.keep': ({ input }) => {
      take(input.assessmentResultId);
      if (kept) own = [{ ...kept, id: input.assessmentResultId }, ...own];
      return { message: 'This result is yours now.' };
    },
    'results.discard': ({ input }) => {
      take(input.assessmentResultId);
      return { message: 'This result has been deleted.' };
    },
    'user.discardUnclaimedResults': () => {
      waiting = [];
      return { message: 'Everything that was waiting has been deleted.' };
    },
    ...procedures,
  });
}

const section = () => findRegion('Waiting for you');
const gone = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: 'Waiting for you' })).toBeNull());

it('results with the viewer’s address are listed apart from the viewer’s own', async () => {
  await serve();
  const waiting = await section();
  expect(waiting.getByText(/Someone entered your address/)).toHaveTextContent('ada@guildpath.test');
  expect(waiting.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Standard Adventure Jun 3, 2024/),
    expect.stringMatching(/^Quick Quest Jun 2, 2024/),
  ]);
  const history = await findRegion('Assessment History');
  expect(history.getAllByRole('listitem')).toHaveLength(1);
});

it('a result that is kept becomes the viewer’s own', async () => {
  const { user } = await serve();
  const waiting = await section();
  await user.click(waiting.getByRole('button', { name: /^Keep Standard Adventure, Jun 3/ }));
  expect(await screen.findByText('Result Kept')).toBeVisible();
  expect(waiting.getAllByRole('listitem')).toHaveLength(1);
  expect(waiting.getByRole('heading', { name: 'Waiting for you' })).toHaveFocus();
  const history = await findRegion('Assessment History');
  expect(history.getAllByRole('listitem')).toHaveLength(2);
});

it('deleted at the second press, it is gone, and the focus goes on', async () => {
  const { user, calls } = await serve();
  const waiting = await section();
  const discards = () => calls.filter(({ procedure }) => procedure === 'results.discard');
  for (const name of ['Standard Adventure', 'Quick Quest']) {
    await user.click(waiting.getByRole('button', { name: new RegExp(`^Delete ${name}`) }));
    const before = discards().length;
    const really = waiting.getByRole('button', { name: new RegExp(`^Really delete ${name}`) });
    await user.click(really);
    await waitFor(() => expect(discards()).toHaveLength(before + 1));
  }
  await gone();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(discards().map(({ input }) => input.assessmentResultId)).toEqual(['w1', 'w2']);
});

it('a result that cannot be kept stays, with a message', async () => {
  const { user } = await serve({
    'results.keep': serverError,
  });
  const waiting = await section();
  await user.click(waiting.getByRole('button', { name: /^Keep Quick Quest/ }));
  expect(await screen.findByText('Nothing Changed')).toBeVisible();
  expect(waiting.getAllByRole('listitem')).toHaveLength(2);
});

it('waiting results are shown above the first quest of a user without results', async () => {
  await serve({
    'auth.user': () => aUser({ authProvider: 'guest' }),
    'user.assessments': () => ({ assessments: [] }),
  });
  const waiting = await section();
  expect(waiting.getAllByRole('button', { name: /^Keep / })).toHaveLength(2);
});
