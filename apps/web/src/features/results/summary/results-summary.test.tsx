import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { someResults } from '../../../testing/builders.ts';
import { openResults, section } from '../../../testing/open-results.tsx';

describe('results', () => {
  it('begin with class, archetype and personality, and one line on quest and confidence', async () => {
    await openResults();
    const summary = section('Summary');
    expect(summary.getByRole('heading')).toHaveTextContent(
      'Well done, Ada! The guild puts you with its Mages',
    );
    expect(summary.getByText(/Quest Completed: Quick Quest/)).toBeVisible();
    expect(summary.getByText('Investigative')).toBeVisible();
    expect(summary.getByText('Visionary')).toBeVisible();
    // (80 + 75 + 72) / 3
    expect(summary.getByText('Match Confidence 76%')).toBeVisible();
  });

  it('name the interest that is level with the archetype, where there is one', async () => {
    await openResults({ 'results.get': () => someResults({ archetypeTie: 'artistic' }) });
    expect(section('Summary').getByText('Investigative, nearly tied with Artistic')).toBeVisible();
  });

  it('welcome the person with the sentence of their title', async () => {
    await openResults();
    // The story beside it says it too.
    expect(section('Summary').getAllByText('You’ll ask until it’s clear.')[0]).toBeVisible();
  });

  it('carry the guild title, which leads to its page', async () => {
    const { assessmentResult } = someResults();
    await openResults({
      'results.get': () =>
        someResults({ assessmentResult: { ...assessmentResult, guildTitle: 'Starwright' } }),
    });
    const link = section('Summary').getByRole('link', { name: 'Starwright' });
    expect(link).toHaveAttribute('href', '/guild/starwright');
  });

  it.each([
    ['straight-line', /the same letter/],
    ['too-fast', /faster than most people can read/],
  ] as const)('say kindly when the answers are %s', async (caution, words) => {
    const { assessmentResult } = someResults();
    await openResults({
      'results.get': () => someResults({ assessmentResult: { ...assessmentResult, caution } }),
    });
    expect(section('Top Career Matches').getByText(words)).toBeVisible();
    expect(screen.queryByText(/Your answers lean/)).not.toBeInTheDocument();
  });

  it('that point nowhere offer the quest again, without a list or a percentage', async () => {
    const { assessmentResult } = someResults();
    await openResults({
      'results.get': () =>
        someResults({ assessmentResult: { ...assessmentResult, isContradictory: true } }),
    });
    const summary = section('Summary');
    expect(summary.getByText(/^Your answers point in different directions/)).toBeVisible();
    expect(summary.getByRole('link', { name: 'Take the Quest Again' })).toHaveAttribute(
      'href',
      '/assessment/quick',
    );
    expect(summary.queryByText(/Match Confidence/)).not.toBeInTheDocument();
    expect(screen.queryByText(/Cartographer|Top Career Matches/)).not.toBeInTheDocument();
  });

  it.each([
    ['high', 95, false],
    ['middle', 76, true],
    ['low', 51, true],
  ])(
    'of %s confidence say once, at the list, whether chance can look like this',
    async (_, match, can) => {
      const results = someResults();
      const careerRecommendations = results.careerRecommendations.map((career) => ({
        ...career,
        matchPercentage: match,
      }));
      await openResults({ 'results.get': () => ({ ...results, careerRecommendations }) });
      const words =
        /^(You picked|Your answers (?:lean|point)).* Trust the fields more than the order\.$/;
      expect(section('Top Career Matches').getByText(words)).toBeVisible();
      expect(screen.queryAllByText(/chance alone can look like this/)).toHaveLength(can ? 1 : 0);
    },
  );
});

describe('the first Share', () => {
  async function openWithSheet(procedures?: Parameters<typeof openResults>[0]) {
    const shared: ShareData[] = [];
    const sheet = {
      share: async (data: ShareData) => void shared.push(data),
      canShare: () => true,
    };
    for (const [name, value] of Object.entries(sheet)) {
      Object.defineProperty(navigator, name, { value, configurable: true });
      onTestFinished(() => void Reflect.deleteProperty(navigator, name));
    }
    const { user } = await openResults(procedures);
    const press = (name: string) => user.click(section('Summary').getByRole('button', { name }));
    const others = globalThis.fetch;
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) =>
      String(request[0]).startsWith('/card/')
        ? new Response(new Blob(['a story'], { type: 'image/png' }))
        : others(...request),
    );
    await press('Share');
    return { shared, press };
  }

  it('asks for a page, and opens the share sheet with the story and its address', async () => {
    const card = { cardId: 'c1', showsFirstName: false };
    const { shared, press } = await openWithSheet({ 'results.setPublicCard': () => card });
    expect(screen.getByText('Share with a page friends can open?')).toHaveFocus();
    expect(shared).toEqual([]);
    await press('Yes');
    await waitFor(() => expect(shared).toHaveLength(1));
    expect(shared[0]).toMatchObject({
      files: [{ name: 'guildpath-quick-story.png', type: 'image/png' }],
      url: `${window.location.origin}/card/c1`,
    });
  });

  it('asks no one twice who shares the picture alone, without an address', async () => {
    const { shared, press } = await openWithSheet();
    await press('Picture Only');
    await waitFor(() => expect(shared).toHaveLength(1));
    await press('Share');
    await waitFor(() => expect(shared).toHaveLength(2));
    expect(shared.map(({ url }) => url)).toEqual([undefined, undefined]);
  });

  it('leads to the share panel where the device has no sheet', async () => {
    await openResults();
    const link = section('Summary').getByRole('link', { name: 'Share' });
    expect(link).toHaveAttribute('href', '#share');
    const panel = section('Share Your Quest');
    expect(panel.getByRole('img', { name: /Top career: Cartographer/ })).toBeVisible();
    expect(panel.getByRole('button', { name: 'Download' })).toBeVisible();
  });
});
