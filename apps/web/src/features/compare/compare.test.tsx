import type { ResultsOutput } from '@guildpath/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aUser, someResults } from '../../testing/builders.ts';
import { fakeApi, type Procedures, serverError } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const earlier: ResultsOutput = someResults();
// Realistic rises from 40 % to 97 %, beyond any error; all else stays.
const later: ResultsOutput = {
  ...earlier,
  assessmentResult: {
    ...earlier.assessmentResult,
    id: 'r2',
    completedAt: '2024-07-01T10:00:00.000Z',
    guildTitle: 'Seeker',
    riasecScores: { ...earlier.assessmentResult.riasecScores, realistic: 97 },
  },
  scoreBands: {
    ...earlier.scoreBands,
    riasec: { ...earlier.scoreBands.riasec, realistic: { low: 92, high: 99 } },
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
const find = (id: unknown) => all.find(({ assessmentResult }) => assessmentResult.id === id);

function openCompare(address: string, results = all, own: Procedures = {}) {
  fakeApi({
    'auth.user': () => aUser(),
    'user.assessments': () => ({ assessments: results.map((one) => one.assessmentResult) }),
    'results.get': ({ input }) => find(input.assessmentResultId),
    ...own,
  });
  return renderApp(address);
}

async function readRow(name: RegExp) {
  const table = await screen.findByRole('table', { name: 'Both quests' });
  const row = within(table).getByRole('rowheader', { name }).closest('tr');
  return row && [...row.cells].map(({ textContent }) => textContent);
}

it('two quests stand side by side, the earlier one first, however they were chosen', async () => {
  openCompare('/compare?first=r2&second=r1');
  expect(await readRow(/^Class/)).toEqual(['Class', 'Mage', 'Mage']);
  expect(await readRow(/^Guild title/)).toEqual(['Guild title', 'Seeker', 'Seeker']);
  expect((await readRow(/^Best matches/))?.[1]).toMatch(/^CartographerAstronomer/);
  expect((await readRow(/^Openness/))?.slice(1)).toEqual(['82%', '82%']);
  const heads = screen.getAllByRole('columnheader').map((head) => within(head).getByRole('link'));
  expect(heads.map((link) => link.getAttribute('href'))).toEqual(['/results/r1', '/results/r2']);
});

it('only a difference beyond the error is called a change', async () => {
  openCompare('/compare?first=r1&second=r2');
  expect(await readRow(/^Realistic/)).toEqual(['RealisticClearly higher', '40%', '97%']);
  expect((await readRow(/^Artistic/))?.[0]).toBe('ArtisticNo change');
  expect(screen.queryByText(/people who take that same quest/)).toBeNull();
});

it('a difference within the bands could be chance', async () => {
  const riasecScores = { ...earlier.assessmentResult.riasecScores, artistic: 76 };
  const near = { ...later, assessmentResult: { ...later.assessmentResult, riasecScores } };
  openCompare('/compare?first=r1&second=r2', [near, earlier], {
    'results.get': ({ input }) => (input.assessmentResultId === 'r2' ? near : earlier),
  });
  expect((await readRow(/^Artistic/))?.[0]).toBe('ArtisticCould be chance');
});

it('quests of two tiers come with what their percentages mean', async () => {
  openCompare('/compare?first=r1&second=r3');
  expect(await screen.findByText(/people who take that same quest/)).toBeVisible();
});

it('the two latest quests are compared until others are chosen', async () => {
  const { user, history } = openCompare('/compare?first=r3&second=r3');
  expect(await screen.findByRole('combobox', { name: 'First quest' })).toHaveValue('r3');
  const second = screen.getByRole('combobox', { name: 'Second quest' });
  expect(second).toHaveValue('r2');
  await user.selectOptions(second, 'r1');
  expect(await readRow(/^Realistic/)).toEqual(['RealisticNo change', '40%', '40%']);
  expect(history.location.search).toBe('?first=r3&second=r1');
});

it('with one quest there is nothing to compare yet', async () => {
  openCompare('/compare', [earlier]);
  expect(await screen.findByRole('heading', { name: 'Nothing to Compare Yet' })).toBeVisible();
});

it('a quest that cannot be loaded can be tried again', async () => {
  let isBroken = true;
  const { user } = openCompare('/compare?first=r1&second=r2', all, {
    'results.get': ({ input }) => (isBroken ? serverError() : find(input.assessmentResultId)),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the two quests');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await readRow(/^Class/)).not.toBeNull();
});
