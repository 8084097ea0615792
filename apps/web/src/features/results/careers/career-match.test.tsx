import type { CareerFacts, SavedCareersOutput } from '@guildpath/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCareerListing, aUser, someResults } from '../../../testing/builders.ts';
import { fakeApi, type Procedures, serverError } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

/** Opens results in which every career has these facts. */
async function openCard(procedures: Procedures = {}, facts: Partial<CareerFacts> = {}) {
  const results = someResults();
  const careerRecommendations = results.careerRecommendations.map((career) => ({
    ...career,
    facts: { ...career.facts, ...facts },
  }));
  const calls = fakeApi({
    'auth.user': () => aUser(),
    'results.get': () => ({ ...results, careerRecommendations }),
    'user.savedCareers': () => ({ careers: [] }),
    ...procedures,
  });
  const app = renderApp('/results/r1');
  const meter = await screen.findByRole('meter', { name: 'Cartographer: match' });
  const card = within(meter.closest('article') ?? document.body);
  return { ...app, calls, card, save: card.getByRole('button', { name: /^Saved? Cartographer$/ }) };
}

describe('a career match', () => {
  it('says first what people do there, then match, schooling and pay', async () => {
    const { card } = await openCard();
    expect(card.getByText('Bachelor’s degree · $78,380 a year')).toBeVisible();
    expect(card.getByText('Draws maps.')).toBeVisible();
    expect(card.getByText('Measures land.')).not.toBeVisible();
    expect(card.getByText('Company names: A, B, C')).not.toBeVisible();
    const [title] = card.getAllByRole('heading');
    expect(title?.closest('article')).toHaveTextContent(
      /Cartographer.*Draws maps\..*match 80%.*Bachelor’s degree.*Read the analysis/,
    );
  });

  it('says what the law requires, and where there will be fewer jobs', async () => {
    const requirement = 'You have to be at least 21.';
    const { card } = await openCard({}, { growthPercent: -3, requirement });
    const line =
      'Bachelor’s degree · $78,380 a year · fewer jobs each year · You have to be at least 21.';
    expect(card.getByText(line)).toBeVisible();
  });

  it('shows the parts that are stored, with small headings, and asks the catalogue for nothing', async () => {
    const { user, calls, card } = await openCard();
    await user.click(card.getByText(/^Read the analysis/));
    expect(await card.findByText('You like to see how things lie.')).toBeVisible();
    const parts = card
      .getAllByRole('heading', { level: 6 })
      .map(({ parentElement }) => parentElement?.textContent);
    expect(parts).toEqual([
      'A dayYou walk the coast with a plane table. It asks for patience.',
      'What people enjoyPeople like the quiet.',
      'The hard partsIt rains a lot.',
      'The way inPrograms such as Maps at North College.There’s seldom a boss.Company names: A, B, C',
    ]);
    expect(calls.filter(({ procedure }) => procedure.startsWith('catalogue.'))).toEqual([]);
  });

  it('leaves the first step of the best match to the dare', async () => {
    const { card } = await openCard();
    expect(card.queryByText(/^Draw your street/)).not.toBeInTheDocument();
    expect(screen.getAllByText('Your next step:')).toHaveLength(4);
  });

  it('is still open on coming back from the library', async () => {
    const { user, card, history } = await openCard({
      'user.assessments': () => ({ assessments: [] }),
    });
    await user.click(card.getByText(/^Read the analysis/));
    await user.click(card.getByRole('link', { name: /^Open in Career Library/ }));
    await waitFor(() => expect(history.location.pathname).toBe('/dashboard'));
    history.back();
    await waitFor(() => expect(screen.getAllByText('Measures land.')[0]).toBeVisible());
  });
});

describe('saving a career', () => {
  const saved = { careers: [aCareerListing()] };

  it('shows at once, before the server has answered', async () => {
    let answer: (list: SavedCareersOutput) => void = () => {};
    const { user, calls, save } = await openCard({
      'user.setCareerSaved': () =>
        new Promise<SavedCareersOutput>((resolve) => {
          answer = resolve;
        }),
    });
    expect(save).toHaveAccessibleName('Save Cartographer');
    await user.click(save);
    expect(save).toHaveAccessibleName('Saved Cartographer');
    expect(save).toHaveFocus();
    expect(calls.findLast(({ procedure }) => procedure === 'user.setCareerSaved')?.input).toEqual({
      careerId: 'cartographer',
      isSaved: true,
    });
    answer(saved);
    await waitFor(() => expect(save).toHaveAccessibleName('Saved Cartographer'));
  });

  it('is undone by a second press', async () => {
    const { user, save } = await openCard({
      'user.savedCareers': () => saved,
      'user.setCareerSaved': () => ({ careers: [] }),
    });
    await waitFor(() => expect(save).toHaveAccessibleName('Saved Cartographer'));
    await user.click(save);
    await waitFor(() => expect(save).toHaveAccessibleName('Save Cartographer'));
  });

  it('is taken back with a message when the server refuses it', async () => {
    const { user, save } = await openCard({
      'user.setCareerSaved': serverError,
    });
    await user.click(save);
    expect(await screen.findByText('Not Saved')).toBeVisible();
    expect(save).toHaveAccessibleName('Save Cartographer');
  });
});
