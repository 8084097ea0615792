import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { someResults } from '../../testing/builders.ts';
import { namesOf, openResults, section } from '../../testing/open-results.tsx';

describe('results', () => {
  it('come in the order of the specification, with a heading and a link for each part', async () => {
    await openResults();
    expect(screen.getAllByRole('heading', { level: 2 }).map((it) => it.textContent)).toEqual([
      'Personality Insight',
      'Top Career Matches',
      'Your Profile',
      'The Longer Road Sees Further',
      'Educational Paths',
      'Skills to Develop',
      'Career Consultants',
      'Share Your Quest',
    ]);
    const wayTo = () => within(screen.getByRole('navigation', { name: 'Parts of your results' }));
    expect(
      wayTo()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Insight', 'Careers', 'Profile', 'Education', 'Skills', 'Consultants', 'Share']);
    for (const link of wayTo().getAllByRole('link')) {
      const heading = document.querySelector(link.getAttribute('href') ?? '');
      expect(heading).toHaveRole('heading');
      // Browsers focus the target of a link where it can be focused.
      expect(heading).toHaveAttribute('tabindex', '-1');
    }
  });

  it('mark the link of the part in sight', async () => {
    const watched: { target: Element; report: (isIntersecting: boolean) => void }[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly onChange: (entries: object[]) => void;
        constructor(onChange: (entries: object[]) => void) {
          this.onChange = onChange;
        }
        observe(target: Element) {
          const report = (isIntersecting: boolean) => this.onChange([{ target, isIntersecting }]);
          watched.push({ target, report });
        }
        disconnect() {}
      },
    );
    await openResults();
    const careers = screen.getByRole('link', { name: 'Careers' });
    const part = watched.findLast(({ target }) =>
      target.contains(document.getElementById('careers')),
    );
    expect(careers).not.toHaveAttribute('aria-current');
    act(() => part?.report(true));
    expect(careers).toHaveAttribute('aria-current', 'location');
    act(() => part?.report(false));
    expect(careers).not.toHaveAttribute('aria-current');
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
    expect(
      screen.getByText(/^There are no career matches here to be sure of\./),
    ).toBeInTheDocument();
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

  it('show three schools, five skills and three consultants', async () => {
    await openResults();
    expect(section('Educational Paths').getAllByRole('listitem')).toHaveLength(3);
    expect(section('Skills to Develop').getAllByRole('listitem')).toHaveLength(5);
    expect(namesOf(section('Career Consultants').getByRole('list'))).toEqual([
      'KimScience careersOnlineRating: 4.5 of 5For: Cartographer',
      'LeeScience careersOnlineRating: 4.5 of 5For: Cartographer',
      'MaxScience careersOnlineRating: 4.5 of 5For: Cartographer',
    ]);
    expect(screen.queryByText(/sample/i)).not.toBeInTheDocument();
  });

  it('fold the consultants until there are real ones', async () => {
    const consultantRecommendations = someResults().consultantRecommendations.map((one) => ({
      ...one,
      isSample: true,
    }));
    const { user } = await openResults({
      'results.get': () => someResults({ consultantRecommendations }),
    });
    const consultants = section('Career Consultants');
    expect(consultants.getByText(/Real consultants will take their place/)).toBeVisible();
    expect(consultants.getByText('Kim')).not.toBeVisible();
    await user.click(consultants.getByText('See the examples'));
    expect(consultants.getByText('Kim')).toBeVisible();
    expect(consultants.getAllByText('Sample listing')).toHaveLength(3);
    expect(consultants.queryByText(/of 5/)).not.toBeInTheDocument();
  });

  it('leave the samples out where there are real consultants', async () => {
    const consultantRecommendations = someResults().consultantRecommendations.map((one, index) => ({
      ...one,
      isSample: index === 0,
    }));
    await openResults({ 'results.get': () => someResults({ consultantRecommendations }) });
    expect(section('Career Consultants').queryByText('Kim')).not.toBeInTheDocument();
  });

  it('give skills by what the jobs use, and say nothing of what the person can do', async () => {
    await openResults();
    const skills = section('Skills to Develop');
    expect(skills.getByText(/^Skills these jobs use most/)).toBeVisible();
    expect(skills.queryByText(/your answers|already|lack|showed|weak/i)).not.toBeInTheDocument();
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

  it.each([
    ['quick', 'High, 82%'],
    ['standard', '82%'],
  ] as const)('of %s give a trait as %s', async (assessmentType, words) => {
    const { assessmentResult } = someResults();
    await openResults({
      'results.get': () =>
        someResults({ assessmentResult: { ...assessmentResult, assessmentType } }),
    });
    const profile = section('Your Profile');
    const openness = profile.getByRole('meter', { name: 'Openness' });
    expect(openness).toHaveAttribute('aria-valuetext', words);
    expect(profile.getByRole('row', { name: /Investigative 90%/ })).toBeInTheDocument();
  });

  it('collapse a long insight after its first sentences, and lose none of it', async () => {
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

  it('open a card to share from the row of their parts', async () => {
    const { user } = await openResults();
    await user.click(screen.getByRole('link', { name: 'Share' }));
    const share = section('Share Your Quest');
    expect(await share.findByRole('img', { name: /Top career: Cartographer/ })).toBeVisible();
    expect(share.getByRole('button', { name: 'Download' })).toBeVisible();
    expect(share.getByRole('button', { name: 'Copy Link' })).toBeVisible();
  });
});
