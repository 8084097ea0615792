import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { somePreparations, someResults } from '../../../testing/builders.ts';
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

  it('give each career three skills, and reasons and an analysis that open on request', async () => {
    const { user } = await openResults();
    const card = cardOf('Cartographer');
    const skills = card.getByRole('list', { name: 'Key skills' });
    expect(skills).toBeVisible();
    expect(namesOf(skills)).toHaveLength(3);
    expect(card.getByText('You like to see how things lie.')).not.toBeVisible();
    await user.click(card.getByText(/^Read the analysis/));
    expect(card.getByText('You like to see how things lie.')).toBeVisible();
    expect(card.getByText('Company names: A, B, C')).toBeVisible();
    expect(card.getByText('The Gate')).toBeVisible();
    expect(card.getByText('Investigative')).toBeVisible();
  });

  describe('of some fields', () => {
    const careerFields = [
      { category: 'Maps', sentence: 'Paper and places.', careerIds: ['cartographer', 'c5'] },
      {
        category: 'Stars',
        sentence: 'Far and bright.',
        careerIds: ['c2'],
        moment: 'You counted the stars.',
        rungs: [
          {
            preparation: 'bachelor' as const,
            id: 'stargazer',
            careerTitle: 'Stargazer',
            schooling: 'Bachelor’s degree',
            medianPay: 99_500,
          },
          { preparation: 'more' as const, id: 'cosmologist', careerTitle: 'Cosmologist' },
        ],
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
    const withFields = () =>
      someResults({ careerFields, moreCareers, byPreparation: somePreparations() });

    it('show them before the careers, in sight', async () => {
      await openResults({ 'results.get': withFields });
      const fields = within(screen.getByRole('list', { name: 'Your fields' }));
      expect(fields.getAllByRole('listitem')).toHaveLength(2);
      expect(fields.getByText('Paper and places.')).toBeVisible();
      expect(fields.getByText('Cartographer, Surveyor')).toBeVisible();
    });

    it('show what the person did that belongs there, and where each length of training leads', async () => {
      await openResults({ 'results.get': withFields });
      const [maps, stars] = within(screen.getByRole('list', { name: 'Your fields' })).getAllByRole(
        'listitem',
      );
      expect(stars).toHaveTextContent('You counted the stars.');
      expect(stars).toHaveTextContent('Ways in: Stargazer to Cosmologist');
      expect(stars).toHaveTextContent('Stargazer Bachelor’s degree · $99,500');
      expect(stars).toHaveTextContent('Cosmologist Graduate school');
      expect(maps).not.toHaveTextContent('Ways in');
      expect(
        within(stars ?? document.body).getByRole('link', { name: 'Cosmologist' }),
      ).toHaveAttribute('href', '/dashboard?open=career-library&career=cosmologist');
    });

    it('open more careers below the list, by field', async () => {
      const { user } = await openResults({ 'results.get': withFields });
      const careers = section('Top Career Matches');
      expect(careers.getByText('Astronaut')).not.toBeVisible();
      await user.click(careers.getByText('More in these fields'));
      expect(namesOf(careers.getByRole('list', { name: 'Stars' }))).toEqual([
        'AstronautMatch: 68%',
        'PhysicistMatch: 61%',
      ]);
      expect(careers.getByRole('link', { name: 'Geographer' })).toHaveAttribute(
        'href',
        '/dashboard?open=career-library&career=geographer',
      );
    });
  });

  it('name the best match, and those that fit as well', async () => {
    const results = someResults();
    const [best, ...others] = results.careerRecommendations;
    const tied = others.map((career, index) =>
      index < 2 ? { ...career, matchPercentage: 80 - index } : career,
    );
    await openResults({
      'results.get': () => ({ ...results, careerRecommendations: best ? [best, ...tied] : tied }),
    });
    expect(screen.getByText(/^Your best match is/)).toHaveTextContent(
      'Cartographer, Astronomer, and Archivist fit about equally well.',
    );
  });

  it.each([
    ['quick', '3', 0, /just for fun and don’t count/],
    ['standard', '3', 0, /raise a match but never lower one/],
    ['standard', '2', 0, /count a little/],
    ['quick', '1', undefined, /count a little/],
  ] as const)('of %s, scored with version %s, say what puzzles do', async (...tierAndWords) => {
    const [assessmentType, scoringVersion, leastCount, words] = tierAndWords;
    const { assessmentResult } = someResults();
    const one = { ...assessmentResult, assessmentType, ...(leastCount === 0 && { leastCount }) };
    await openResults({
      'results.get': () => someResults({ assessmentResult: one, scoringVersion }),
    });
    expect(section('Top Career Matches').getByText(words)).toBeInTheDocument();
  });
});

describe('how long to study', () => {
  const group = () =>
    within(screen.getByRole('group', { name: 'How much training are you up for?' }));
  const withGroups = () => someResults({ byPreparation: somePreparations() });

  it('is not asked where the result holds one list only', async () => {
    await openResults();
    expect(screen.queryByRole('group', { name: /^How much training/ })).not.toBeInTheDocument();
  });

  it('narrows careers, schools and skills, and says how many careers it leaves', async () => {
    const { user } = await openResults({ 'results.get': withGroups });
    await user.click(group().getByRole('radio', { name: 'About two years' }));
    expect(group().getByRole('status')).toHaveTextContent(/^42 careers here need about two/);
    const titles = section('Top Career Matches').getAllByRole('heading', { level: 3 });
    expect(titles.map((title) => title.textContent)).toEqual(['Surveyor']);
    expect(section('Summary').getByText('Surveyor')).toBeVisible();
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
    expect(schools.getByText(longer)).toBeVisible();
    await user.click(schools.getByText('Land Surveying'));
    expect(schools.getByText('Leads to: Surveyor. It takes longer than you chose.')).toBeVisible();
  });

  it('brings advisers for its careers, or those of the whole list where the result is older', async () => {
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
    expect(advisers().getByText('Kim')).toBeVisible();
  });

  it('is remembered until any will do again', async () => {
    localStorage.setItem('guildpath.preparation', 'twoYears');
    const { user } = await openResults({ 'results.get': withGroups });
    expect(group().getByRole('radio', { name: 'About two years' })).toBeChecked();
    await user.click(group().getByRole('radio', { name: 'Any' }));
    expect(section('Summary').getByText('Cartographer')).toBeVisible();
    expect(localStorage.getItem('guildpath.preparation')).toBeNull();
  });
});
