import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aUser, someAssessments, somePreparations, someResults } from '../../testing/builders.ts';
import { CallRefused, fakeApi, type Procedures } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const cardOf = (title: string) => {
  const meter = screen.getByRole('meter', { name: `${title}: match` });
  return within(meter.closest('article') ?? document.body);
};
const namesOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const section = (name: string) => within(screen.getByRole('region', { name }));

async function openResults(procedures: Procedures = {}) {
  fakeApi({ 'auth.user': () => aUser(), 'results.get': () => someResults(), ...procedures });
  const app = renderApp('/results/r1');
  await screen.findByText(/Quest Completed/);
  return app;
}

describe('results', () => {
  it('begin with class, archetype and personality, three careers and the confidence in them', async () => {
    await openResults();
    const summary = section('Summary');
    expect(summary.getByRole('heading')).toHaveTextContent('Well done, Ada! You are a Mage');
    expect(summary.getByText(/Quest Completed: Quick Quest/)).toBeVisible();
    expect(summary.getByText('Investigative')).toBeVisible();
    expect(summary.getByText('Visionary')).toBeVisible();
    expect(namesOf(summary.getByRole('list', { name: 'Your best matches' }))).toEqual([
      'Cartographer',
      'Astronomer',
      'Archivist',
    ]);
    expect(summary.getByRole('link', { name: 'Share' })).toHaveAttribute('href', '#share');
    // (80 + 75 + 72) / 3
    expect(summary.getByRole('meter', { name: 'Match Confidence' })).toHaveAttribute('value', '76');
    expect(summary.getByText('Good trail')).toBeVisible();
  });

  it.each([
    ['of their own', { welcome: 'The guild has waited for you.' }, /The guild has waited/],
    ['of the class, where the result is older', {}, /You look for the way/],
  ])('welcome the person with a sentence %s', async (_, part, words) => {
    const { assessmentResult } = someResults();
    await openResults({
      'results.get': () => someResults({ assessmentResult: { ...assessmentResult, ...part } }),
    });
    expect(section('Summary').getByText(words)).toBeVisible();
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
    ).toEqual(['Careers', 'Insight', 'Profile', 'Education', 'Skills', 'Consultants', 'Share']);
    for (const link of wayTo().getAllByRole('link')) {
      const heading = document.querySelector(link.getAttribute('href') ?? '');
      expect(heading).toHaveRole('heading');
      // Browsers focus the target of a link where it can be focused.
      expect(heading).toHaveAttribute('tabindex', '-1');
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
    expect(namesOf(screen.getByRole('navigation', { name: 'Parts of your results' }))).toEqual([
      'Insight',
      'Profile',
      'Share',
    ]);
    expect(screen.queryByRole('link', { name: 'Careers' })).not.toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Your best matches' })).not.toBeInTheDocument();
    expect(screen.getByRole('meter', { name: 'Match Confidence' })).toHaveAttribute('value', '0');
    expect(screen.getByText('There are no career matches here to be sure of.')).toBeInTheDocument();
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

  it('give each career reasons, three skills and an analysis that open on request', async () => {
    const { user } = await openResults();
    const card = cardOf('Cartographer');
    expect(card.getByText('You like to see how things lie.')).not.toBeVisible();
    await user.click(card.getByText(/^Read the analysis/));
    expect(card.getByText('You like to see how things lie.')).toBeVisible();
    expect(card.getByText('Company names: A, B, C')).toBeVisible();
    expect(card.getByText('The Gate')).toBeVisible();
    expect(card.getByText('Investigative')).toBeVisible();
    expect(namesOf(card.getByRole('list', { name: 'Key skills' }))).toHaveLength(3);
  });

  it('show three schools, five skills and three consultants', async () => {
    await openResults();
    expect(section('Educational Paths').getAllByRole('listitem')).toHaveLength(3);
    expect(section('Skills to Develop').getAllByRole('listitem')).toHaveLength(5);
    expect(section('Career Consultants').getAllByRole('listitem')).toHaveLength(3);
    expect(section('Career Consultants').getAllByText('Sample listing')).toHaveLength(3);
    expect(section('Career Consultants').queryByText(/of 5/)).not.toBeInTheDocument();
  });

  it('link a program to its school, where the site is known', async () => {
    const [north, south] = someResults().schoolRecommendations;
    if (!north || !south) throw new Error('There are no schools.');
    const schoolRecommendations = [{ ...north, schoolUrl: 'https://north.example' }, south];
    const { user } = await openResults({
      'results.get': () => someResults({ schoolRecommendations }),
    });
    const schools = section('Educational Paths');
    await user.click(schools.getByText('Maps at North'));
    const link = schools.getByRole('link', { name: /^North College.*opens the school’s site/ });
    expect(link).toBeVisible();
    expect(link).toHaveAttribute('href', 'https://north.example');
    expect(link).toHaveAttribute('rel', 'noopener');
    expect(schools.queryByRole('link', { name: /South/ })).not.toBeInTheDocument();
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

  it('fold a long insight after its first sentences, and lose none of it', async () => {
    const sentences = Array.from(
      { length: 12 },
      (_, i) => `Sentence ${i} is about the person here.`,
    );
    const personalityInsight = `${sentences.slice(0, 10).join(' ')}\n\n${sentences.slice(10).join(' ')}`;
    const { user } = await openResults({
      'results.get': () => someResults({ personalityInsight }),
    });
    const insight = section('Personality Insight');
    expect(insight.getByText(/^Sentence 0/)).toBeVisible();
    expect(insight.getByText(/Sentence 9/)).not.toBeVisible();
    await user.click(insight.getByText('Read on'));
    expect(insight.getByText(/Sentence 9/)).toBeVisible();
    const paragraphs = screen.getAllByText(/^Sentence/).map((it) => it.textContent);
    expect(paragraphs.join(' ')).toBe(sentences.join(' '));
  });

  it('explain their words in tooltips', async () => {
    const { user } = await openResults();
    await user.click(section('Your Profile').getByText('What bands and words mean'));
    expect(
      await section('Your Profile').findByRole('button', { name: 'About RIASEC' }),
    ).toBeVisible();
  });

  it.each([
    ['the first screen', () => section('Summary').getByRole('link', { name: 'Share' })],
    [
      'the row of parts',
      () => within(screen.getByRole('navigation', { name: /Parts/ })).getByText('Share'),
    ],
    ['their last part', () => section('Share Your Quest').getByText('Show the card')],
  ])('open a card to share from %s', async (_, opener) => {
    const { user } = await openResults();
    await user.click(opener());
    const share = section('Share Your Quest');
    expect(
      await share.findByRole('img', { name: /Top career: Cartographer, 80% match/ }),
    ).toBeVisible();
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
    const { user } = await openResults({
      'results.get': () =>
        someResults({
          careerFields: [
            { category: 'Maps', sentence: 'Paper and places.', careerIds: ['cartographer', 'c5'] },
            { category: 'Stars', sentence: 'Far and bright.', careerIds: ['c2'] },
          ],
        }),
    });
    const careers = section('Top Career Matches');
    await user.click(careers.getByText('Your fields: Maps and Stars'));
    const fields = within(careers.getByRole('list', { name: 'Your fields' }));
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
    const { user } = await openResults({
      'results.get': () => ({ ...results, careerRecommendations: best ? [best, ...tied] : tied }),
    });
    await user.click(screen.getByText('How to read these matches'));
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
    await user.click(section('Summary').getByRole('link', { name: 'Share' }));
    expect(await screen.findByRole('img', { name: /Top career: Cartographer/ })).toBeVisible();
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
    const { user } = await openResults({
      'results.get': () =>
        someResults({
          assessmentResult: { ...assessmentResult, assessmentType: tier, leastCount },
        }),
    });
    await user.click(section('Summary').getByText('How sure this is'));
    expect(section('Summary').getByText(words)).toBeVisible();
    await user.click(section('Top Career Matches').getByText('How to read these matches'));
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
