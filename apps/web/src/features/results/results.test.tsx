import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aUser, someAssessments, somePreparations, someResults } from '../../testing/builders.ts';
import { CallRefused, fakeApi, type Procedures } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const section = (name: string) => within(screen.getByRole('region', { name }));

async function openResults(procedures: Procedures = {}) {
  fakeApi({ 'auth.user': () => aUser(), 'results.get': () => someResults(), ...procedures });
  const app = renderApp('/results/r1');
  await screen.findByText(/Quest Completed/);
  return app;
}

describe('results', () => {
  it('begin with archetype and class, the best match and its confidence', async () => {
    await openResults();
    const summary = section('Summary');
    expect(summary.getByRole('heading')).toHaveTextContent('Ada');
    expect(summary.getByText(/Quest Completed: Quick Quest/)).toBeVisible();
    expect(summary.getByText('Investigative')).toBeVisible();
    expect(summary.getByText('Visionary')).toBeVisible();
    expect(summary.getByText('Cartographer')).toBeVisible();
    // (80 + 75 + 72) / 3
    expect(summary.getByRole('meter', { name: 'Match Confidence' })).toHaveAttribute('value', '76');
  });

  it.each([
    [{ firstName: null, email: 'grace@guildpath.test' }, 'grace'],
    [{ firstName: null, email: '' }, 'Adventurer'],
  ])('greet %j as %s', async (user, name) => {
    await openResults({ 'auth.user': () => aUser(user) });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name);
  });

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

  it('show no such button when there are only four', async () => {
    const results = someResults();
    const careerRecommendations = results.careerRecommendations.slice(0, 4);
    await openResults({ 'results.get': () => ({ ...results, careerRecommendations }) });
    expect(screen.queryByRole('button', { name: /View All/ })).not.toBeInTheDocument();
  });

  it('have a heading and a link for each part, and none for an empty part', async () => {
    await openResults();
    const wayTo = () => within(screen.getByRole('navigation', { name: 'Parts of your results' }));
    expect(
      wayTo()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Insight', 'Careers', 'Profile', 'Education', 'Skills', 'Consultants', 'Share']);
    for (const link of wayTo().getAllByRole('link')) {
      const part = document.querySelector(link.getAttribute('href') ?? '');
      expect(part).toHaveAttribute('aria-labelledby');
    }
  });

  it('leave out empty sections', async () => {
    await openResults({
      'results.get': () =>
        someResults({
          careerRecommendations: [],
          skillRecommendations: [],
          schoolRecommendations: [],
          consultantRecommendations: [],
        }),
    });
    const headings = screen.getAllByRole('heading', { level: 2 }).map((it) => it.textContent);
    expect(headings).toEqual([
      'Personality Insight',
      'Your Profile',
      'The Longer Road Sees Further',
      'Share Your Quest',
    ]);
    expect(screen.getAllByRole('link', { name: /Insight|Profile|Share/ })).toHaveLength(3);
    expect(screen.queryByRole('link', { name: 'Careers' })).not.toBeInTheDocument();
    expect(screen.queryByText('Best match')).not.toBeInTheDocument();
    expect(screen.getByRole('meter', { name: 'Match Confidence' })).toHaveAttribute('value', '0');
    expect(screen.getByText('There are no career matches here to be sure of.')).toBeVisible();
  });

  it.each([
    ['quick', ['Standard Adventure', 'Epic Journey']],
    ['standard', ['Epic Journey']],
    ['epic', []],
  ] as const)('of %s say what is included, and which quests see further', async (tier, longer) => {
    const results = someResults();
    const assessmentResult = { ...results.assessmentResult, assessmentType: tier };
    await openResults({ 'results.get': () => ({ ...results, assessmentResult }) });
    const words = screen.getByText(/Detailed recommendations are included for logged-in users/);
    const panel = within(words.closest('section') as HTMLElement);
    expect(panel.queryAllByRole('heading', { level: 3 }).map((it) => it.textContent)).toEqual(
      longer,
    );
    expect(panel.queryAllByText('Coming Soon')).toHaveLength(longer.length);
  });

  it('give each career its reasons, three skills and an analysis that opens on request', async () => {
    const { user } = await openResults();
    const [career] = section('Top Career Matches').getAllByRole('article');
    const card = within(career as HTMLElement);
    expect(card.getByText('The Gate')).toBeVisible();
    expect(card.getByText('Investigative')).toBeVisible();
    expect(
      within(card.getByRole('list', { name: 'Key skills' })).getAllByRole('listitem'),
    ).toHaveLength(3);
    const opener = card.getByRole('button', { name: 'Read the analysis of Cartographer' });
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    await user.click(opener);
    await waitFor(() => expect(card.getByText('You like to see how things lie.')).toBeVisible());
  });

  it('show three schools, five skills and three consultants', async () => {
    await openResults();
    expect(section('Educational Paths').getAllByRole('listitem')).toHaveLength(3);
    expect(section('Skills to Develop').getAllByRole('listitem')).toHaveLength(5);
    expect(section('Career Consultants').getAllByRole('listitem')).toHaveLength(3);
    expect(section('Career Consultants').getAllByText('Sample listing')).toHaveLength(3);
  });

  it('show every trait as a whole percentage', async () => {
    await openResults();
    const profile = section('Your Profile');
    expect(profile.getByRole('meter', { name: 'Openness' })).toHaveAttribute('value', '82');
    expect(profile.getByRole('row', { name: /Investigative 90%/ })).toBeInTheDocument();
  });

  it('show the insight in paragraphs', async () => {
    await openResults();
    expect(screen.getByText('And then you draw a map.')).toBeVisible();
  });

  it('close with a card to share', async () => {
    await openResults();
    const share = section('Share Your Quest');
    expect(share.getByRole('img', { name: /Top career: Cartographer, 80% match/ })).toBeVisible();
    expect(share.getByRole('button', { name: 'Download' })).toBeVisible();
    expect(share.getByRole('button', { name: 'Copy Link' })).toBeVisible();
  });
});

describe('instead of results', () => {
  it('the title of the loading screen has the focus, and passes it to the title of the results', async () => {
    let answer: () => void = () => {};
    fakeApi({
      'auth.user': () => aUser(),
      'user.assessments': () => ({ assessments: someAssessments(2) }),
      'results.get': ({ input }) =>
        input.assessmentResultId === 'r1'
          ? someResults()
          : new Promise((resolve) => {
              answer = () => resolve(someResults());
            }),
    });
    const { user } = renderApp('/dashboard');
    const [, older] = await screen.findAllByRole('link', { name: /Quick Quest.*2024/ });
    if (older) await user.click(older);
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Analyzing Your Career Path...' })).toHaveFocus(),
    );
    answer();
    await screen.findByText(/Quest Completed/);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('analysis is under way', async () => {
    fakeApi({ 'auth.user': () => aUser(), 'results.get': () => new Promise(() => {}) });
    renderApp('/results/r1');
    expect(
      await screen.findByRole('heading', { name: 'Analyzing Your Career Path...' }),
    ).toBeVisible();
  });

  it('a failure is reported once with status and message, and can be retried', async () => {
    let isThere = false;
    const calls = fakeApi({
      'auth.user': () => aUser(),
      'results.get': () => {
        if (isThere) return someResults();
        throw new CallRefused('NOT_FOUND', 'There is no such assessment result.');
      },
    });
    const { user } = renderApp('/results/r1');
    expect(await screen.findByRole('heading', { name: 'Failed to Load Results' })).toBeVisible();
    expect(screen.getByText('404: There is no such assessment result.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
    expect(calls.filter(({ procedure }) => procedure === 'results.get')).toHaveLength(1);
    isThere = true;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText(/Quest Completed/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('an unreachable server is reported in our own words', async () => {
    fakeApi({
      'auth.user': () => aUser(),
      'results.get': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    renderApp('/results/r1');
    expect(
      await screen.findByText('Unable to load your assessment results. Please try again.'),
    ).toBeVisible();
  });

  it('an address without an id says that it is missing', async () => {
    fakeApi({});
    renderApp('/results/');
    expect(await screen.findByRole('heading', { name: 'Missing Assessment ID' })).toBeVisible();
  });
});

describe('what a result says', () => {
  it('carry the guild title, and none where the result is older than the titles', async () => {
    const { assessmentResult } = someResults();
    await openResults({
      'results.get': () =>
        someResults({ assessmentResult: { ...assessmentResult, guildTitle: 'Starwright' } }),
    });
    expect(section('Summary').getByText('Starwright')).toBeVisible();
  });

  it.each([
    ['straight-line', /the same letter/],
    ['too-fast', /sooner than its scenes can be read/],
  ] as const)('say kindly when the answers are %s', async (caution, words) => {
    const { assessmentResult } = someResults();
    await openResults({
      'results.get': () => someResults({ assessmentResult: { ...assessmentResult, caution } }),
    });
    expect(section('Summary').getByText(words)).toBeVisible();
  });

  it('name the fields before the careers', async () => {
    await openResults({
      'results.get': () =>
        someResults({
          careerFields: [
            { category: 'Maps', sentence: 'Paper and places.', careerIds: ['cartographer', 'c5'] },
            { category: 'Stars', sentence: 'Far and bright.', careerIds: ['c2'] },
          ],
        }),
    });
    const fields = within(screen.getByRole('list', { name: 'Your fields' }));
    expect(fields.getAllByRole('listitem')).toHaveLength(2);
    expect(fields.getByText('Paper and places.')).toBeVisible();
    expect(fields.getByText('Cartographer, Surveyor')).toBeVisible();
  });

  it('name the careers that fit as well as the best', async () => {
    const results = someResults();
    const [best, ...others] = results.careerRecommendations;
    const tied = others.map((career, index) =>
      index < 2 ? { ...career, matchPercentage: 80 - index } : career,
    );
    await openResults({
      'results.get': () => ({ ...results, careerRecommendations: best ? [best, ...tied] : tied }),
    });
    expect(
      screen.getByText(/^Cartographer comes first by a hair: Astronomer and Archivist fit/),
    ).toBeVisible();
  });
});

describe('how long to study', () => {
  const group = () => within(screen.getByRole('group', { name: 'How long would you study?' }));
  const withGroups = () => someResults({ byPreparation: somePreparations() });

  it('is not asked where the result holds one list only', async () => {
    await openResults();
    expect(screen.queryByRole('group', { name: /How long/ })).not.toBeInTheDocument();
  });

  it('narrows careers, schools and skills, and says how many careers it leaves', async () => {
    const { user } = await openResults({ 'results.get': withGroups });
    await user.click(group().getByRole('radio', { name: 'About two years' }));
    expect(group().getByRole('status')).toHaveTextContent(/^42 careers here ask for about two/);
    const titles = section('Top Career Matches').getAllByRole('heading', { level: 3 });
    expect(titles.map((title) => title.textContent)).toEqual(['Surveyor']);
    expect(section('Summary').getByText('Surveyor')).toBeVisible();
    expect(section('Educational Paths').getByText('Land Surveying')).toBeVisible();
    expect(section('Skills to Develop').getAllByRole('listitem')).toHaveLength(1);
  });

  it('leaves Match Confidence and the share card as they are', async () => {
    const { user } = await openResults({ 'results.get': withGroups });
    await user.click(group().getByRole('radio', { name: 'About two years' }));
    expect(screen.getByRole('meter', { name: 'Match Confidence' })).toHaveAttribute('value', '76');
    expect(screen.getByRole('img', { name: /Top career: Cartographer/ })).toBeVisible();
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

describe('the odds of the same result', () => {
  it.each([
    ['quick', 0, /about two in five people keep their archetype/],
    ['epic', 15, /about three in five people keep their archetype/],
  ] as const)('of %s with %i least options are given in words', async (tier, leastCount, words) => {
    const { assessmentResult } = someResults();
    await openResults({
      'results.get': () =>
        someResults({
          assessmentResult: { ...assessmentResult, assessmentType: tier, leastCount },
        }),
    });
    expect(section('Summary').getByText(words)).toBeVisible();
    expect(section('Top Career Matches').getByText(/get the same best match/)).toBeVisible();
    for (const link of screen.getAllByRole('link', { name: 'How we know' })) {
      expect(link).toHaveAttribute('href', '/about#how-sure');
    }
  });

  it('are left out of a narrowed list', async () => {
    localStorage.setItem('guildpath.preparation', 'short');
    await openResults({ 'results.get': () => someResults({ byPreparation: somePreparations() }) });
    expect(screen.queryByText(/get the same best match/)).not.toBeInTheDocument();
  });
});
