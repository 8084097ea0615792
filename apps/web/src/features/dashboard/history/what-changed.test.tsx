import type { ResultsOutput } from '@guildpath/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { someResults } from '../../../testing/builders.ts';
import { type Procedures, serverError } from '../../../testing/fake-api.ts';
import { findRegion, openDashboard } from '../../../testing/open-dashboard.tsx';

const earlier: ResultsOutput = someResults();
const { assessmentResult, scoreBands } = earlier;
// Realistic rises from 40 % to 97 %, beyond any error; Artistic by one, within its band.
const later: ResultsOutput = {
  ...earlier,
  assessmentResult: {
    ...assessmentResult,
    id: 'r2',
    completedAt: '2024-07-01T10:00:00.000Z',
    guildTitle: 'Lorekeeper',
    riasecScores: { ...assessmentResult.riasecScores, realistic: 97, artistic: 76 },
  },
  scoreBands: {
    ...scoreBands,
    riasec: { ...scoreBands.riasec, realistic: { low: 92, high: 99 } },
  },
};
const epic: ResultsOutput = {
  ...earlier,
  assessmentResult: { ...assessmentResult, id: 'r0', assessmentType: 'epic' },
};
const find = (id: unknown) => [epic, later, earlier].find((one) => one.assessmentResult.id === id);

async function openChanges(results: readonly ResultsOutput[], own: Procedures = {}) {
  const { user } = await openDashboard({
    'user.assessments': () => ({ assessments: results.map((one) => one.assessmentResult) }),
    'results.get': ({ input }) => find(input.assessmentResultId),
    ...own,
  });
  const history = await findRegion('Assessment History');
  await user.click(history.getByRole('button', { name: 'What Changed' }));
  return { user, history };
}

async function readRow(name: string) {
  const table = await screen.findByRole('table', { name: 'What changed' });
  const row = within(table).getByRole('rowheader', { name }).closest('tr');
  return row && [...row.cells].map(({ textContent }) => textContent).slice(1);
}

it('the latest quest stands beside the one before, and only a difference beyond the error is a change', async () => {
  await openChanges([later, earlier]);
  expect(await readRow('Class')).toEqual(['Mage', 'Mage']);
  expect(await readRow('Guild title')).toEqual(['Seeker', 'Lorekeeper']);
  expect((await readRow('Best matches'))?.[0]).toMatch(/^Cartographer, Astronomer/);
  expect(await readRow('Realistic')).toEqual(['40%', '97% Clearly higher']);
  expect((await readRow('Artistic'))?.[1]).toBe('76% Maybe chance');
  expect(await readRow('Openness')).toEqual(['82%', '82% Same']);
  expect(screen.queryByText(/people who take that same quest/)).toBeNull();
});

it('another quest can be chosen; two tiers come with what their percentages mean', async () => {
  const { user, history } = await openChanges([later, earlier, epic]);
  await readRow('Class');
  await user.selectOptions(history.getByRole('combobox', { name: 'Since' }), 'r0');
  expect(await screen.findByText(/people who take that same quest/)).toBeVisible();
});

it('a quest that cannot be loaded can be tried again', async () => {
  let isBroken = true;
  const { user, history } = await openChanges([later, earlier], {
    'results.get': ({ input }) =>
      isBroken && input.assessmentResultId === 'r1'
        ? serverError()
        : find(input.assessmentResultId),
  });
  expect(await history.findByRole('alert')).toHaveTextContent('We couldn’t load the two quests');
  isBroken = false;
  await user.click(history.getByRole('button', { name: 'Try Again' }));
  expect(await readRow('Class')).toEqual(['Mage', 'Mage']);
});
