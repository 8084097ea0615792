import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { somePreparations, someResults } from '../../../testing/builders.ts';
import { serverError } from '../../../testing/fake-api.ts';
import { namesOf, openResults, section } from '../../../testing/open-results.tsx';

const cardOf = (title: string) => {
  const meter = screen.getByRole('meter', { name: `${title}: match` });
  return within(meter.closest('article') ?? document.body);
};

describe('results', () => {
  it('show four careers, and all of them on request', async () => {
    const { user } = await openResults();
    const careers = section('Top Career Matches');
    expect(careers.getAllByRole('article')).toHaveLength(4);
    await user.click(careers.getByRole('button', { name: 'View All 5 Career Matches' }));
    const shown = careers.getAllByRole('article');
    expect(shown).toHaveLength(5);
    expect(shown[4]?.parentElement).toHaveFocus();
    expect(careers.queryByRole('button', { name: /View All/ })).not.toBeInTheDocument();
  });

  it('show three skills of each career, and open reasons and an analysis on request', async () => {
    const { user } = await openResults();
    const card = cardOf('Cartographer');
    expect(card.getByText('You like to see how things lie.')).not.toBeVisible();
    expect(namesOf(card.getByRole('list', { name: 'Key skills' }))).toHaveLength(3);
    await user.click(card.getByText(/^Read the analysis/));
    expect(card.getByText('You like to see how things lie.')).toBeVisible();
    expect(card.getByText('Company names: A, B, C')).toBeVisible();
    expect(card.getByText(/\(Investigative\)$/)).toBeVisible();
  });

  describe('of some fields', () => {
    const rungs = [
      {
        preparation: 'bachelor' as const,
        id: 'stargazer',
        careerTitle: 'Stargazer',
        schooling: 'Bachelor’s degree',
        medianPay: 99_500,
        payYear: 2024,
      },
      {
        preparation: 'more' as const,
        id: 'cosmologist',
        careerTitle: 'Cosmologist',
        schooling: 'Usually a graduate degree',
      },
    ];
    const careerFields = [
      {
        category: 'Maps',
        name: 'Cartographer',
        sentence: 'Paper and places.',
        careerIds: ['cartographer', 'c5'],
        rungs: [],
      },
      {
        category: 'Stars',
        name: 'Stars',
        sentence: 'Far and bright.',
        careerIds: ['c2'],
        moment: 'You counted the stars.',
        rungs,
      },
    ];
    const moreOf = (careerCategory: string, careerTitle: string, matchPercentage: number) => {
      return { id: careerTitle.toLowerCase(), careerTitle, careerCategory, matchPercentage };
    };
    const moreCareers = [
      moreOf('Stars', 'Astronaut', 68.4),
      moreOf('Maps', 'Geographer', 66),
      moreOf('Stars', 'Physicist', 61),
    ];
    const careerRecommendations = someResults().careerRecommendations.map((career, index) => ({
      ...career,
      careerCategory: index === 1 ? 'Stars' : 'Maps',
    }));
    const withFields = () =>
      someResults({
        careerRecommendations,
        careerFields: [
          ...careerFields,
          { category: 'Trees', name: 'Trees', sentence: 'Green.', careerIds: [], rungs },
        ],
        moreCareers,
        byPreparation: somePreparations(),
      });
    const fields = () =>
      within(screen.getByRole('list', { name: 'Your fields' }))
        .getAllByRole('heading', { level: 4 })
        .map((heading) => heading.closest('li') ?? document.body);

    it('stand below them without ranks, the field of the best match first', async () => {
      await openResults({ 'results.get': withFields });
      const [maps, stars, trees] = fields();
      const titlesIn = (field = document.body) =>
        within(field)
          .queryAllByRole('heading', { level: 5 })
          .map((title) => title.textContent);
      expect(titlesIn(maps)).toEqual(['Cartographer', 'Archivist', 'Chemist']);
      expect(titlesIn(stars)).toEqual(['Astronomer']);
      expect(titlesIn(trees)).toEqual([]);
      expect(within(maps ?? document.body).getAllByText(/^Best match/)).toHaveLength(1);
    });

    it('say why they fit, or else which jobs they have', async () => {
      await openResults({ 'results.get': withFields });
      const [, stars, trees] = fields();
      expect(stars).toHaveTextContent('StarsFar and bright.You counted the stars.');
      expect(trees).toHaveTextContent(/^TreesJobs here, from Stargazer to Cosmologist$/);
    });

    it('with a single job are named after it, unless its card stands below', async () => {
      const lone = {
        category: 'Sails',
        name: 'Sailmaker',
        sentence: 'The one.',
        careerIds: [],
        rungs: [],
      };
      await openResults({
        'results.get': () => ({ ...withFields(), careerFields: [...careerFields, lone] }),
      });
      const [maps, , sails] = fields();
      expect(maps).toHaveTextContent(/^MapsCartographer/);
      expect(sails).toHaveTextContent(/^SailmakerThe one\.$/);
    });

    it('open each length of training and more careers with the whole list', async () => {
      const { user } = await openResults({ 'results.get': withFields });
      expect(screen.queryByText('Astronaut')).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'View All 5 Career Matches' }));
      expect(namesOf(screen.getByRole('list', { name: 'Jobs in Stars' }))).toEqual([
        'Stargazer Bachelor’s degree · $99,500',
        'Cosmologist Usually a graduate degree',
      ]);
      expect(namesOf(screen.getByRole('list', { name: 'More in Stars' }))).toEqual([
        'Astronaut 68%',
        'Physicist 61%',
      ]);
      expect(screen.getByRole('link', { name: 'Geographer' })).toHaveAttribute(
        'href',
        '/dashboard?open=career-library&career=geographer',
      );
    });
  });
});

describe('what the work should be about', () => {
  const row = () => screen.getByRole('button', { name: /^Take up to three things along/ });
  const measured = someResults().assessmentResult;
  const baker = someResults({
    assessmentResult: { ...measured, matchConfidence: 76 },
    basicInterests: ['culinary-art', 'animal-service'],
    careerRecommendations: someResults().careerRecommendations.slice(1),
  });

  it('is said on the shelf, and the list follows at once', async () => {
    const asked: unknown[] = [];
    const { user } = await openResults({
      'results.takeAlong': ({ input }) => {
        asked.push(input);
        return baker;
      },
    });
    await user.click(row());
    for (const name of ['Food and cooking', 'Animals', 'Done']) {
      await user.click(await screen.findByRole('button', { name }));
    }
    const change = await screen.findByRole('button', { name: 'Change what you took along' });
    expect(asked).toEqual([
      { assessmentResultId: 'r1', basicInterests: ['culinary-art', 'animal-service'] },
    ]);
    expect(change).toHaveFocus();
    expect(screen.getByText('You took along: Food and cooking, Animals')).toBeVisible();
    const titles = section('Top Career Matches').getAllByRole('heading', { level: 5 });
    expect(titles[0]).toHaveTextContent('Astronomer');
    expect(screen.getByText(/what you took along says what it should be about/)).toBeVisible();
  });

  it('stays on the shelf when it cannot be saved', async () => {
    const { user } = await openResults({ 'results.takeAlong': serverError });
    await user.click(row());
    await user.click(await screen.findByRole('button', { name: 'Animals' }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('Nothing Changed')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Animals' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('is one line once it was put away, and remains so', async () => {
    const { user } = await openResults();
    await user.click(screen.getByRole('button', { name: 'Not Now' }));
    const name = 'Say what your work should be about.';
    expect(screen.getByRole('button', { name })).toHaveFocus();
    cleanup();
    await openResults();
    expect(screen.getByText('Is this list about the wrong things?')).toBeVisible();
    expect(screen.getByRole('button', { name })).toBeVisible();
  });

  it('is not asked where the answers contradict each other', async () => {
    await openResults({
      'results.get': () =>
        someResults({ assessmentResult: { ...measured, isContradictory: true } }),
    });
    expect(screen.queryByRole('button', { name: /three things along/ })).not.toBeInTheDocument();
  });

  it('is the first reason of a career that is about it', async () => {
    const [career, ...others] = someResults().careerRecommendations;
    if (!career) throw new Error('No career.');
    const reasons = { ...career.reasons, takenAlong: 'culinary-art' as const };
    const { user } = await openResults({
      'results.get': () => ({
        ...baker,
        careerRecommendations: [{ ...career, reasons }, ...others],
      }),
    });
    const card = cardOf('Cartographer');
    await user.click(card.getByText(/^Read the analysis/));
    expect(namesOf(card.getByRole('list', { name: 'Why this career' }))[0]).toBe(
      'About food and cooking, which you took along',
    );
  });
});

describe('how long to study', () => {
  const group = () =>
    within(screen.getByRole('group', { name: 'How much training are you up for?' }));
  const withGroups = () => someResults({ byPreparation: somePreparations() });

  it('narrows careers, schools and skills, and says how many careers it leaves', async () => {
    const { user } = await openResults({ 'results.get': withGroups });
    await user.click(group().getByRole('radio', { name: 'About two years' }));
    expect(group().getByRole('status')).toHaveTextContent(/^42 careers here need about two/);
    const titles = section('Top Career Matches').getAllByRole('heading', { level: 5 });
    expect(titles.map((title) => title.textContent)).toEqual(['Surveyor']);
    await user.click(section('Educational Paths').getByText('See programs'));
    expect(section('Educational Paths').getByText('Land Surveying')).toBeVisible();
    expect(section('Skills to Develop').getAllByRole('listitem')).toHaveLength(1);
  });

  it('says which programs take longer, where none is as short as chosen', async () => {
    const prepared = somePreparations();
    const { short } = prepared;
    const schoolRecommendations = short.schoolRecommendations.map((school) => ({
      ...school,
      isLonger: true,
    }));
    const { user } = await openResults({
      'results.get': () =>
        someResults({ byPreparation: { ...prepared, short: { ...short, schoolRecommendations } } }),
    });
    const longer = /If we don’t know a program that short, we show a longer one/;
    expect(screen.queryByText(longer)).not.toBeInTheDocument();
    await user.click(group().getByRole('radio', { name: 'Short training' }));
    const schools = section('Educational Paths');
    await user.click(schools.getByText('See programs'));
    expect(schools.getByText(longer)).toBeVisible();
    expect(schools.getByText('It takes longer than you chose.')).toBeVisible();
  });

  it('brings advisers for its careers, and none where there are none', async () => {
    const prepared = somePreparations();
    const [kim] = someResults().consultantRecommendations;
    const rio = { ...kim, id: 'rio', consultantName: 'Rio', forCareer: 'Surveyor' };
    const more = { ...prepared.more, consultantRecommendations: kim ? [{ ...kim, ...rio }] : [] };
    const { user } = await openResults({
      'results.get': () => someResults({ byPreparation: { ...prepared, more } }),
    });
    const advisers = () => section('Career Consultants');
    await user.click(group().getByRole('radio', { name: 'Graduate school' }));
    expect(advisers().getByText('Rio')).toBeVisible();
    expect(advisers().queryByText('Kim')).not.toBeInTheDocument();
    await user.click(group().getByRole('radio', { name: 'About two years' }));
    expect(screen.queryByRole('region', { name: 'Career Consultants' })).not.toBeInTheDocument();
  });

  it('is remembered until any will do again', async () => {
    localStorage.setItem('guildpath.preparation', 'twoYears');
    const { user } = await openResults({ 'results.get': withGroups });
    expect(group().getByRole('radio', { name: 'About two years' })).toBeChecked();
    await user.click(group().getByRole('radio', { name: 'Any' }));
    expect(screen.getByRole('heading', { name: 'Cartographer' })).toBeVisible();
    expect(localStorage.getItem('guildpath.preparation')).toBeNull();
  });
});
