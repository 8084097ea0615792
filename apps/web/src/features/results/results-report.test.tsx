import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { someResults } from '../../testing/builders.ts';
import { namesOf, openResults, section } from '../../testing/open-results.tsx';

const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map((it) => it.textContent);

describe('results', () => {
  it('come in the order of the specification, with a heading and a link for each part', async () => {
    await openResults();
    expect(headings(2)).toEqual(['Who You Are', 'What Fits You', 'What Comes Next']);
    expect(headings(3)).toEqual([
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
    expect(headings(3)).toEqual([
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
    expect(screen.getByText('Match Confidence 0%')).toBeVisible();
    expect(screen.queryByText(/^Your dare/)).not.toBeInTheDocument();
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
    for (const name of ['Standard Adventure', 'Epic Journey']) {
      const isLonger = longer.some((one) => one === name);
      expect(words.textContent?.includes(`${name} (Coming Soon)`)).toBe(isLonger);
    }
  });

  it('show three schools, five skills and three consultants', async () => {
    await openResults();
    expect(section('Educational Paths').getAllByRole('listitem')).toHaveLength(3);
    expect(section('Skills to Develop').getAllByRole('listitem')).toHaveLength(5);
    expect(namesOf(section('Career Consultants').getByRole('list'))).toEqual([
      'KimScience careers, Online. Rating: 4.5 of 5For: Cartographer',
      'LeeScience careers, Online. Rating: 4.5 of 5For: Cartographer',
      'MaxScience careers, Online. Rating: 4.5 of 5For: Cartographer',
    ]);
    expect(screen.queryByText(/made-up examples/i)).not.toBeInTheDocument();
  });

  it('name made-up consultants in one line until there are real ones', async () => {
    const consultantRecommendations = someResults().consultantRecommendations.map((one) => ({
      ...one,
      isSample: true,
    }));
    await openResults({ 'results.get': () => someResults({ consultantRecommendations }) });
    const consultants = section('Career Consultants');
    expect(consultants.getByText('Made-up examples for now: Kim, Lee, and Max.')).toBeVisible();
    expect(consultants.queryByRole('list')).not.toBeInTheDocument();
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
    const { user } = await openResults();
    const skills = section('Skills to Develop');
    await user.click(skills.getByText('See skills'));
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
    await user.click(schools.getByText('See programs'));
    const link = schools.getByRole('link', { name: /^Maps at North.*opens the school’s site/ });
    expect(link).toBeVisible();
    expect(link).toHaveAttribute('href', 'https://north.example');
    expect(link).toHaveAttribute('rel', 'noopener');
    expect(schools.queryByRole('link', { name: /South/ })).not.toBeInTheDocument();
  });

  it.each([
    ['quick', 'High, 82%, next time about 72 to 92'],
    ['standard', '82%, next time about 72 to 92'],
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
    const portrait = [sentences.slice(0, 10), sentences.slice(10)].map((paragraph) => ({
      about: 'interests' as const,
      text: paragraph.join(' '),
    }));
    const { user } = await openResults({ 'results.get': () => someResults({ portrait }) });
    const insight = section('Personality Insight');
    expect(insight.getByText(/^Sentence 0/)).toBeVisible();
    expect(insight.getByText(/Sentence 9/)).not.toBeVisible();
    await user.click(insight.getByText('Read on'));
    expect(insight.getByText(/Sentence 9/)).toBeVisible();
    const paragraphs = screen.getAllByText(/^Sentence/).map((it) => it.textContent);
    expect(paragraphs.join(' ')).toBe(sentences.join(' '));
  });

  it('end with one dare, which the dashboard takes up, and with the card to share', async () => {
    const { user } = await openResults();
    expect(screen.getByText(/^Your dare/).parentElement).toHaveTextContent(
      'Your dare for the next seven days: Draw your street from memory, then walk it.',
    );
    expect(screen.getByRole('link', { name: 'Take It Up on Your Dashboard' })).toHaveAttribute(
      'href',
      '/dashboard#next',
    );
    const share = section('Share Your Quest');
    expect(await share.findByRole('img', { name: /Top career: Cartographer/ })).toBeVisible();
    await user.click(share.getByText('Links and networks'));
    expect(share.getByRole('button', { name: 'Copy Link' })).toBeVisible();
  });
});
