import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aUser, someResults } from '../../testing/builders.ts';
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
  it('begin with who one is, the best match and how sure that is', async () => {
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
    expect(careers.getAllByRole('article')).toHaveLength(5);
    expect(careers.queryByRole('button', { name: /View All/ })).not.toBeInTheDocument();
  });

  it('show no such button when there are only four', async () => {
    const results = someResults();
    const careerRecommendations = results.careerRecommendations.slice(0, 4);
    await openResults({ 'results.get': () => ({ ...results, careerRecommendations }) });
    expect(screen.queryByRole('button', { name: /View All/ })).not.toBeInTheDocument();
  });

  it('give each career its reasons, three skills and the analysis, for who opens it', async () => {
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

  it('read the insight in its paragraphs', async () => {
    await openResults();
    expect(screen.getByText('And then you draw a map.')).toBeVisible();
  });

  it.each([
    ['Twitter', 'https://twitter.com/intent/tweet'],
    ['Facebook', 'https://www.facebook.com/sharer'],
    ['LinkedIn', 'https://www.linkedin.com/sharing'],
  ])('are shared on %s in a popup of 600 by 400', async (network, address) => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { user } = await openResults();
    await user.click(screen.getByRole('button', { name: network }));
    expect(open).toHaveBeenCalledWith(
      expect.stringContaining(address),
      'share',
      expect.stringContaining('width=600,height=400'),
    );
  });

  it('copy the link to Guildpath', async () => {
    const { user } = await openResults();
    await user.click(screen.getByRole('button', { name: 'Copy Link' }));
    expect(await screen.findByText('Link Copied!')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/`);
  });

  it('say when the link could not be copied', async () => {
    const { user } = await openResults();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy Link' }));
    expect(await screen.findByText('Copy Failed')).toBeVisible();
    expect(screen.getByText('Could not copy link. Please try again.')).toBeVisible();
  });
});

describe('instead of results', () => {
  it('analysis is under way', async () => {
    fakeApi({ 'auth.user': () => aUser(), 'results.get': () => new Promise(() => {}) });
    renderApp('/results/r1');
    expect(
      await screen.findByRole('heading', { name: 'Analyzing Your Career Path...' }),
    ).toBeVisible();
  });

  it('a failure is told with status and message, once, and can be tried again', async () => {
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
  });

  it('a server that cannot be reached is told in our words', async () => {
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
