import type { ResultsOutput } from '@guildpath/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aUser, someResults } from '../../testing/builders.ts';
import { fakeApi, type Procedures, serverError } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const before = someResults();
const after = someResults();
const sameDay = { completedAt: '2024-07-01T10:00:00.000Z' };
const earlier: ResultsOutput = before;
// Realistic rises from 40 % to 97 %, beyond any error; all else stays.
const later: ResultsOutput = {
  ...after,
  assessmentResult: {
    ...after.assessmentResult,
    ...sameDay,
    id: 'r2',
    guildTitle: 'Seeker',
    riasecScores: { ...after.assessmentResult.riasecScores, realistic: 97 },
  },
  scoreBands: {
    ...after.scoreBands,
    riasec: { ...after.scoreBands.riasec, realistic: { low: 92, high: 99 } },
  },
};
const epic: ResultsOutput = {
  ...earlier,
  assessmentResult: {
    ...earlier.assessmentResult,
    id: 'r3',
    assessmentType: 'epic',
    completedAt: '2024-08-01T10:00:00.000Z',
  },
};
const all = [epic, later, earlier];

function openCompare(
  address: string,
  results: readonly ResultsOutput[] = all,
  own: Procedures = {},
) {
  fakeApi({
    'auth.user': () => aUser(),
    'user.assessments': () => ({ assessments: results.map((one) => one.assessmentResult) }),
    'results.get': ({ input }) =>
      all.find(({ assessmentResult }) => assessmentResult.id === input.assessmentResultId),
    ...own,
  });
  return renderApp(address);
}

const rowOf = (label: string) => screen.getByRole('heading', { name: label }).closest('li');

it('two quests stand on one hexagon and in one set of bars', async () => {
  openCompare('/compare?first=r1&second=r2');
  const table = await screen.findByRole('table', { name: 'Interest scores of both quests' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent('Realistic40%97%');
  expect(rowOf('Realistic')).toHaveTextContent('40%');
  expect(rowOf('Realistic')).toHaveTextContent('97%');
  expect(rowOf('Openness')).toHaveTextContent('82%');
});

it('the change comes first, in words, then class, title and careers of both', async () => {
  openCompare('/compare?first=r1&second=r2');
  const words = await screen.findByText(/^Realistic is clearly higher/);
  const [first, second] = screen.getAllByRole('list', { name: /^Best matches of Quick Quest/ });
  expect(first).toHaveTextContent(/^CartographerAstronomer/);
  expect(first?.closest('li')).toHaveTextContent('Mage');
  expect(second?.closest('li')).toHaveTextContent('SeekerMage of the guild');
  expect(words.compareDocumentPosition(first as HTMLElement)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

it('only a difference beyond the error is called a change', async () => {
  openCompare('/compare?first=r1&second=r2');
  expect(
    await screen.findByText(/^Realistic is clearly higher in the later quest\./),
  ).toBeVisible();
  expect(rowOf('Realistic')).toHaveTextContent('Clearly higher');
  expect(rowOf('Artistic')).toHaveTextContent('No clear change');
  expect(screen.queryByText(/people who take the same quest/)).toBeNull();
});

it('the earlier quest comes first, however they were chosen', async () => {
  openCompare('/compare?first=r2&second=r1');
  expect(await screen.findByText(/^Realistic is clearly higher/)).toBeVisible();
});

it('quests of two tiers come with what their percentages mean', async () => {
  openCompare('/compare?first=r1&second=r3');
  expect(
    await screen.findByText(/^Nothing clearly changed\. .*people who take that same quest/),
  ).toBeVisible();
});

it('the two latest quests are compared until others are chosen', async () => {
  const { user, history } = openCompare('/compare');
  expect(await screen.findByRole('combobox', { name: 'First quest' })).toHaveValue('r2');
  expect(screen.getByRole('combobox', { name: 'Second quest' })).toHaveValue('r3');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Second quest' }), 'r1');
  expect(await screen.findByText(/^Realistic is clearly higher/)).toBeVisible();
  expect(history.location.search).toBe('?first=r2&second=r1');
});

it('with one quest there is nothing to compare yet', async () => {
  openCompare('/compare', [earlier]);
  expect(await screen.findByRole('heading', { name: 'Nothing to Compare Yet' })).toBeVisible();
});

it('a quest that cannot be loaded can be tried again', async () => {
  let isBroken = true;
  const { user } = openCompare('/compare?first=r1&second=r2', all, {
    'results.get': ({ input }) => {
      if (isBroken) serverError();
      return all.find(({ assessmentResult }) => assessmentResult.id === input.assessmentResultId);
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the two quests');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText(/^Realistic is clearly higher/)).toBeVisible();
});
