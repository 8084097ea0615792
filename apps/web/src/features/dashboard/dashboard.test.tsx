import { tiers } from '@guildpath/contract';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { saveQuest } from '../../shared/quest/quest-storage.ts';
import {
  aSavedQuest,
  siteSettings,
  someAssessments,
  somePreparations,
  someResults,
} from '../../testing/builders.ts';
import { serverError } from '../../testing/fake-api.ts';
import { assessments, findRegion, openDashboard } from '../../testing/open-dashboard.tsx';

const leaveQuest = () => saveQuest('quick', aSavedQuest({ position: 1, answers: { q1: 'a' } }));

describe('a quest in progress', () => {
  const title = 'You’ve started the Quick Quest';

  it('is named at the top, with the way back into it', async () => {
    leaveQuest();
    await openDashboard();
    const quest = await findRegion(title);
    expect(quest.getByRole('link', { name: 'Continue, 2 of 15' })).toHaveAttribute(
      'href',
      '/assessment/quick',
    );
  });

  it('started over leaves the top of the page, and the focus goes to its title', async () => {
    leaveQuest();
    const { user } = await openDashboard();
    await findRegion('Quick Quest');
    const quest = await findRegion(title);
    await user.click(quest.getByRole('button', { name: 'Start over Quick Quest' }));
    await user.click(quest.getByRole('button', { name: 'Really start over Quick Quest?' }));
    expect(screen.queryByRole('region', { name: title })).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('of a tier that is closed is not offered', async () => {
    saveQuest('epic', aSavedQuest({ position: 1, answers: { q1: 'a' } }));
    await openDashboard();
    await findRegion('Quick Quest');
    expect(screen.queryByRole('region', { name: /^You’ve started/ })).toBeNull();
  });
});

it('tells how many friends have answered, not who invited', async () => {
  const friend = {
    characterClass: 'Mage',
    guildTitle: 'Sage',
    assessmentResultId: 'r1',
    hasAnswered: true,
  };
  await openDashboard({
    ...assessments(1),
    'friends.list': () => ({
      friends: [
        { ...friend, pageId: 'f1' },
        { ...friend, pageId: 'f2', hasAnswered: false },
      ],
      invitations: [],
    }),
  });
  const link = await screen.findByRole('link', {
    name: 'Your guild so far: one friend has answered',
  });
  expect(link).toHaveAttribute('href', '/friends/r1');
});

describe('the progress card', () => {
  it('sums up the latest quest', async () => {
    const { calls } = await openDashboard(assessments(2));
    const card = await findRegion('Quick Quest');
    expect(card.getByText('June 1, 2024')).toBeVisible();
    expect(card.getByText('Archetype').nextSibling).toHaveTextContent('Investigative');
    expect(card.getByText('Class').nextSibling).toHaveTextContent('Mage');
    expect(card.getByText('Personality type').nextSibling).toHaveTextContent('Visionary');
    const topCareer = await card.findByText('Cartographer');
    expect(topCareer.nextSibling).toHaveTextContent('80% match');
    // (80 + 75 + 72) / 3
    expect(card.getByRole('meter', { name: 'Match Confidence' })).toHaveAttribute('value', '76');
    expect(card.getByRole('table', { name: 'Your interests' })).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'View Results' })).toHaveAttribute('href', '/results/r1');
    const asked = calls.filter(({ procedure }) => procedure === 'results.get');
    expect(asked.map(({ input }) => input)).toEqual([{ assessmentResultId: 'r1' }]);
  });

  it('names the top career for the length of training that was chosen on the results', async () => {
    localStorage.setItem('guildpath.preparation', 'twoYears');
    await openDashboard({
      'results.get': () => someResults({ byPreparation: somePreparations() }),
    });
    const card = await findRegion('Quick Quest');
    expect(
      card.getByText('Top career with about two years of training').nextSibling,
    ).toHaveTextContent('Surveyor');
  });

  it('stands beside the card, which is shared from the results', async () => {
    await openDashboard();
    const card = await findRegion('Your Card');
    expect(card.getByRole('img', { name: /^Your Quick Quest card.*Cartographer$/ })).toBeVisible();
    expect(card.getByRole('link', { name: 'Share Your Card' })).toHaveAttribute(
      'href',
      '/results/r1#share',
    );
  });

  it('offers the quest again where the answers point nowhere, and shows no career', async () => {
    const results = someResults({ byPreparation: somePreparations() });
    const assessmentResult = { ...results.assessmentResult, isContradictory: true };
    await openDashboard({
      'user.assessments': () => ({ assessments: [assessmentResult] }),
      'results.get': () => ({ ...results, assessmentResult }),
    });
    const card = await findRegion('Quick Quest');
    expect(card.getByText(/^Your answers point in different directions/)).toBeVisible();
    expect(card.getByRole('link', { name: 'Take the Quest Again' })).toBeVisible();
    expect(screen.queryByRole('meter')).not.toBeInTheDocument();
    expect(screen.queryByText(/Cartographer|Surveyor/)).not.toBeInTheDocument();
  });

  it('shows the progress through the three quests', async () => {
    await openDashboard(assessments(3));
    const card = await findRegion('Quick Quest');
    expect(card.getByText('1 of 3 quests completed')).toBeVisible();
    const [quick, standard, epic] = card.getAllByRole('listitem');
    expect(quick).toHaveTextContent('Completed 3 times');
    expect(card.getByRole('link', { name: /^Take it again ?: Quick Quest$/ })).toHaveAttribute(
      'href',
      '/assessment/quick',
    );
    expect(standard).toHaveTextContent('Standard AdventureComing Soon');
    expect(epic).toHaveTextContent('Epic JourneyComing Soon');
  });

  it('counts three of three quests, which the page celebrates once', async () => {
    const taken = someAssessments(3).map((assessment, index) => ({
      ...assessment,
      assessmentType: tiers[index] ?? 'quick',
    }));
    await openDashboard({ 'user.assessments': () => ({ assessments: taken }) });
    const card = await findRegion('Quick Quest');
    expect(card.getByText('3 of 3 quests completed')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'The whole road is yours' })).toBeVisible();
    cleanup();
    await openDashboard({ 'user.assessments': () => ({ assessments: taken }) });
    await findRegion('Quick Quest');
    expect(screen.queryByRole('heading', { name: 'The whole road is yours' })).toBeNull();
  });

  it('links to a quest that is open and not taken yet', async () => {
    await openDashboard({
      'site.settings': () => siteSettings({ availableTiers: ['quick', 'standard'] }),
    });
    const next = await screen.findByRole('link', { name: /^Start now ?: Standard Adventure$/ });
    expect(next).toHaveAttribute('href', '/assessment/standard');
  });

  it('leaves a quest in progress to the top of the page, which alone leads back into it', async () => {
    leaveQuest();
    await openDashboard();
    const road = await findRegion('Quick Quest');
    expect(road.getByText('In progress')).toBeVisible();
    expect(screen.getAllByRole('link', { name: /^Continue|^Take it again/ })).toHaveLength(1);
  });

  it('shows what is known when the matches cannot be loaded, and retries on request', async () => {
    let fails = true;
    const { user } = await openDashboard({
      'results.get': () => (fails ? serverError() : someResults()),
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('We couldn’t load your top career and your card.');
    const card = await findRegion('Quick Quest');
    expect(card.getByText('Investigative', { selector: 'dd' })).toBeVisible();
    expect(card.queryByText('Top career')).not.toBeInTheDocument();
    fails = false;
    await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
    expect(await card.findByText('Cartographer')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the assessment history', () => {
  // By selector, because happy-dom takes seconds to query roles among a hundred rows.
  const findLinks = async () => {
    const history = await screen.findByRole('region', { name: 'Assessment History' });
    return [...history.querySelectorAll('a[href^="/results"]')].map((link) =>
      link.getAttribute('href'),
    );
  };

  it('shows name, outcome and date of three, with nothing left to view', async () => {
    await openDashboard(assessments(3));
    const history = await findRegion('Assessment History');
    expect(history.getByText('3 quests completed')).toBeVisible();
    const [link, ...others] = history.getAllByRole('link', { name: /^Quick Quest/ });
    expect(link).toHaveAccessibleName(/^Quick Quest: Investigative, Seeker ?Jun 1, 2024/);
    expect(others).toHaveLength(2);
    expect(history.queryByRole('button', { name: /Quests$/ })).not.toBeInTheDocument();
  });

  it('shows the three most recent of five, and all of them on request', async () => {
    const { user } = await openDashboard(assessments(5));
    expect(await findLinks()).toEqual(['/results/r1', '/results/r2', '/results/r3']);
    const viewAll = screen.getByRole('button', { name: 'View All 5 Quests' });
    expect(viewAll).toHaveAttribute('aria-expanded', 'false');
    await user.click(viewAll);
    expect(await findLinks()).toHaveLength(5);
    expect(viewAll).toHaveFocus();
    expect(viewAll).toHaveTextContent('Show the Latest 3');
    await user.click(viewAll);
    expect(await findLinks()).toHaveLength(3);
  });

  it('fetches what is older than two hundred page by page, and again after a failure', async () => {
    const all = someAssessments(201);
    let fails = true;
    const { user, calls } = await openDashboard({
      'user.assessments': ({ input: { limit, before } }) => {
        if (before === 'r200' && fails) return serverError();
        const from = all.findIndex(({ id }) => id === before) + 1;
        return { assessments: all.slice(from, from + limit) };
      },
    });
    const history = await findRegion('Assessment History');
    await user.click(history.getByText('View 200 Quests'));
    await user.click(history.getByText('Show More'));
    expect(await history.findByText('We couldn’t load more quests.')).toBeVisible();
    fails = false;
    await user.click(history.getByText('Try Again'));
    expect(await history.findByText('201 quests completed')).toBeVisible();
    const link = history.getAllByRole('link').at(-1);
    expect(link).toHaveAttribute('href', '/results/r201');
    expect(document.activeElement).toContainElement(link ?? null);
    expect(history.queryByText('Show More')).not.toBeInTheDocument();
    const asked = calls.filter(({ procedure }) => procedure === 'user.assessments');
    expect(asked.map(({ input }) => input.before)).toEqual([undefined, 'r200', 'r200']);
  });
});
