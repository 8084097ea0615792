import type { SavedCareersOutput } from '@guildpath/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCareerListing, aCatalogueCareer, aUser, someResults } from '../../../testing/builders.ts';
import { CallError, fakeApi, type Procedures, serverError } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const firstStep = 'Draw your street from memory, then walk it.';

async function openCard(procedures: Procedures = {}) {
  const calls = fakeApi({
    'auth.user': () => aUser(),
    'results.get': () => someResults(),
    'user.savedCareers': () => ({ careers: [] }),
    'catalogue.career': ({ input }) =>
      aCatalogueCareer({ id: input.careerId, entryEducation: "Bachelor's degree", firstStep }),
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
    expect(await card.findByText("Bachelor's degree · $78,380 a year")).toBeVisible();
    expect(card.getByText('Draws maps.')).toBeVisible();
    expect(card.getByText('Measures land.')).not.toBeVisible();
    expect(card.getByText('Company names: A, B, C')).not.toBeVisible();
    const [title] = card.getAllByRole('heading');
    expect(title?.closest('article')).toHaveTextContent(
      /Cartographer.*Draws maps\..*match 80%.*Bachelor's degree.*Read the analysis/,
    );
  });

  it('says what the law requires, and where there will be fewer jobs', async () => {
    const requirement = 'You have to be at least 21.';
    const { card } = await openCard({
      'catalogue.career': ({ input }) =>
        aCatalogueCareer({
          id: input.careerId,
          entryEducation: 'Postsecondary nondegree award',
          growthPercent: -3,
          requirement,
        }),
    });
    const facts =
      /^A course of about a year after high school · .* · fewer jobs each year · You have to be/;
    expect(await card.findByText(facts)).toBeVisible();
  });

  it('leaves the first step to the dare, whatever its analysis ends with', async () => {
    const results = someResults();
    const aiAnalysis = `You like maps.\n\nThe usual way in is college. Want a taste of it? ${firstStep}\n\nCompany names: A, B`;
    const { user, card } = await openCard({
      'results.get': () => ({
        ...results,
        careerRecommendations: results.careerRecommendations.map((career) => ({
          ...career,
          aiAnalysis,
        })),
      }),
    });
    await user.click(card.getByText(/^Read the analysis/));
    expect(await card.findByText('The usual way in is college.')).toBeVisible();
    expect(card.getByText('Company names: A, B')).toBeVisible();
    expect(card.queryByText(firstStep, { exact: false })).not.toBeInTheDocument();
    expect(screen.getAllByText('Your next step:')).toHaveLength(4);
    expect(card.queryByText(/taste of it/)).not.toBeInTheDocument();
  });

  it('gives small headings to what the catalogue says, and the rest of the analysis before them', async () => {
    const facts = {
      day: 'You walk the coast with a plane table.',
      enjoys: 'People like the quiet.',
      complaints: 'It rains a lot.',
    };
    const results = someResults();
    const aiAnalysis = `You like maps.\n\n${facts.day} It asks for patience. ${facts.enjoys} ${facts.complaints}\n\nThere’s seldom a boss. ${firstStep}\n\nCompany names: A, B`;
    const { user, card } = await openCard({
      'results.get': () => ({
        ...results,
        careerRecommendations: results.careerRecommendations.map((career) => ({
          ...career,
          aiAnalysis,
        })),
      }),
      'catalogue.career': ({ input }) =>
        aCatalogueCareer({ id: input.careerId, firstStep, ...facts }),
    });
    await user.click(card.getByText(/^Read the analysis/));
    expect(await card.findByText('You like maps.')).toBeVisible();
    const parts = card
      .getAllByRole('heading', { level: 6 })
      .map(({ parentElement }) => parentElement?.textContent);
    expect(parts).toEqual([
      'A dayYou walk the coast with a plane table. It asks for patience.',
      'What people enjoyPeople like the quiet.',
      'The hard partsIt rains a lot.',
      'The way inPrograms such as Geography and Maps (BS) at North College.There’s seldom a boss.Company names: A, B',
    ]);
  });

  it('without an analysis shows what the catalogue says', async () => {
    const results = someResults();
    const day = 'You walk the coast with a plane table.';
    const { user, card } = await openCard({
      'results.get': () => ({
        ...results,
        careerRecommendations: results.careerRecommendations.map(
          ({ aiAnalysis: _, ...career }) => career,
        ),
      }),
      'catalogue.career': ({ input }) => aCatalogueCareer({ id: input.careerId, day }),
    });
    await user.click(card.getByText(/^About this career/));
    expect(await card.findByText(day)).toBeVisible();
    expect(card.queryByText(/^Read the analysis/)).not.toBeInTheDocument();
  });

  it('is still a match when the catalogue cannot be asked', async () => {
    const { card } = await openCard({
      'catalogue.career': () => {
        throw new CallError('NOT_FOUND', 'We couldn’t find that career.');
      },
    });
    expect(card.getByText(/^Read the analysis/)).toBeVisible();
  });

  it('has its details when it is hidden too, because it is printed', async () => {
    const { calls, card } = await openCard();
    await card.findByText(/Bachelor's degree/);
    const asked = () => calls.filter(({ procedure }) => procedure === 'catalogue.career');
    await waitFor(() => expect(asked().map(({ input }) => input.careerId)).toContain('c5'));
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
