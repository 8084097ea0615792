import { tiers } from '@guildpath/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { saveQuest } from '../../shared/quest/quest-storage.ts';
import {
  aCombinedProfile,
  aSavedQuest,
  aUser,
  someAssessments,
  someResults,
  twoTiers,
} from '../../testing/builders.ts';
import { CallRefused, fakeApi, type Procedures } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const broken = () => {
  throw new CallRefused('INTERNAL_SERVER_ERROR', 'Internal server error');
};
const never = () => new Promise(() => {});
const assessments = (count: number): Procedures => ({
  'user.assessments': () => ({ assessments: someAssessments(count) }),
});

async function openDashboard(procedures: Procedures = {}) {
  const calls = fakeApi({
    'auth.user': () => aUser(),
    'results.get': () => someResults(),
    ...assessments(1),
    ...procedures,
  });
  const app = renderApp('/dashboard');
  await screen.findByRole('heading', { level: 1, name: /^Welcome( back)?, .+!$/ });
  return { ...app, calls };
}

async function findRegion(name: string) {
  return within(await screen.findByRole('region', { name }));
}

describe('an address that is not proven', () => {
  it('is asked for calmly, with the mail to be sent again', async () => {
    const { user, calls } = await openDashboard({
      'auth.user': () => aUser({ emailVerified: false }),
      'user.sendProof': () => ({ message: 'A new link is on its way to your mailbox.' }),
    });
    const notice = await findRegion('Your address');
    expect(notice.getByText(/Please prove your address/)).toHaveTextContent('ada@guildpath.test');
    await user.click(notice.getByRole('button', { name: 'Send it again' }));
    expect(await notice.findByText('A new link is on its way to your mailbox.')).toBeVisible();
    expect(calls.filter(({ procedure }) => procedure === 'user.sendProof')).toHaveLength(1);
  });

  it('is not spoken of once it is proven', async () => {
    await openDashboard();
    expect(screen.queryByText(/prove your address/)).toBeNull();
  });
});

describe('the bar of the dashboard', () => {
  it('leads home and names the signed-in user', async () => {
    await openDashboard();
    const bar = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(bar.getByRole('link', { name: 'Guildpath' })).toHaveAttribute('href', '/');
    expect(bar.getByText('Ada')).toBeVisible();
  });

  it.each([null, '  '])(
    'names a user with the first name %j by the username',
    async (firstName) => {
      await openDashboard({ 'auth.user': () => aUser({ firstName }) });
      expect(await screen.findByRole('heading', { name: 'Welcome back, ada!' })).toBeVisible();
    },
  );

  it.each([
    ['the server ended the session', () => ({ message: 'You are signed out.' })],
    ['the server did not answer', broken],
  ])('Logout leads home without a word of warning when %s', async (_, logout) => {
    const { user, address } = await openDashboard({ 'auth.logout': logout });
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(screen.queryByText('Unauthorized')).not.toBeInTheDocument();
  });

  it('Logout removes a quest in progress: the next visitor may be another person', async () => {
    localStorage.setItem('cookieConsent', 'declined');
    localStorage.setItem('guildpath.quest.quick', '{}');
    sessionStorage.setItem('guildpath.guest-email.r1', 'ada@guildpath.test');
    const { user, address } = await openDashboard({ 'auth.logout': () => ({ message: 'Bye.' }) });
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(address()).toBe('/'));
    await waitFor(() => expect(Object.keys(localStorage)).toEqual(['cookieConsent']));
    expect(sessionStorage).toHaveLength(0);
  });

  it('a session that ends by itself keeps the answers for the next login', async () => {
    localStorage.setItem('guildpath.quest.quick', '{}');
    const { address } = await openDashboard({
      'user.assessments': () => {
        throw new CallRefused('UNAUTHORIZED', 'Unauthorized');
      },
    });
    await waitFor(() => expect(address()).toBe('/login?redirect=/dashboard'));
    expect(localStorage.getItem('guildpath.quest.quick')).toBe('{}');
  });
});

describe('the progress card', () => {
  it('sums up the latest quest', async () => {
    await openDashboard(assessments(2));
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
  });

  it('asks for the results of the latest quest alone', async () => {
    const { calls } = await openDashboard(assessments(3));
    await (await findRegion('Quick Quest')).findByText('Cartographer');
    const asked = calls.filter(({ procedure }) => procedure === 'results.get');
    expect(asked.map(({ input }) => input)).toEqual([{ assessmentResultId: 'r1' }]);
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

  it('celebrates three of three quests', async () => {
    const taken = someAssessments(3).map((assessment, index) => ({
      ...assessment,
      assessmentType: tiers[index] ?? 'quick',
    }));
    await openDashboard({
      'user.assessments': () => ({ assessments: taken }),
      'user.profile': () => aCombinedProfile(),
    });
    const card = await findRegion('Quick Quest');
    expect(card.getByText('3 of 3 quests completed')).toBeVisible();
    expect(card.getByText('The whole road is yours.')).toBeVisible();
  });

  it('links to a quest that is open and not taken yet', async () => {
    await openDashboard({
      'site.settings': () => ({
        availableTiers: ['quick', 'standard'],
        supportEmail: 'help@guildpath.test',
        hasProviderLogin: false,
      }),
    });
    const next = await screen.findByRole('link', { name: /^Start now ?: Standard Adventure$/ });
    expect(next).toHaveAttribute('href', '/assessment/standard');
  });

  it('goes on with a quest that was left, or starts it over', async () => {
    saveQuest('quick', aSavedQuest({ position: 1, answers: { q1: 'a' } }));
    const { user } = await openDashboard();
    const road = await findRegion('Quick Quest');
    expect(road.getByRole('link', { name: 'Continue, 2 of 15' })).toHaveAttribute(
      'href',
      '/assessment/quick',
    );
    await user.click(road.getByRole('button', { name: /^Start over/ }));
    await user.click(road.getByRole('button', { name: /^Really start over/ }));
    expect(road.getByRole('link', { name: /^Take it again/ })).toHaveFocus();
  });

  it('shows what is known when the matches cannot be loaded, and retries on request', async () => {
    let fails = true;
    const { user } = await openDashboard({
      'results.get': () => (fails ? broken() : someResults()),
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your top career and your card could not be loaded.');
    const card = await findRegion('Quick Quest');
    expect(card.getByText('Investigative', { selector: 'dd' })).toBeVisible();
    expect(card.queryByText('Top career')).not.toBeInTheDocument();
    fails = false;
    await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
    expect(await card.findByText('Cartographer')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the share card of the dashboard', () => {
  it('shows the top career of the latest result, and how to share it', async () => {
    await openDashboard();
    const section = await findRegion('Share Your Card');
    expect(await section.findByRole('img', { name: /Cartographer/ })).toBeVisible();
    for (const name of ['Download', 'Twitter', 'Facebook', 'LinkedIn', 'Copy Link']) {
      expect(section.getByRole('button', { name })).toBeEnabled();
    }
  });
});

describe('the assessment history', () => {
  // By selector: querying roles among a hundred rows with drawings takes happy-dom seconds.
  const findLinks = async () => {
    const history = await screen.findByRole('region', { name: 'Assessment History' });
    return [...history.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  };

  it.each([
    [1, '1 quest completed'],
    [3, '3 quests completed'],
  ])('shows %i with nothing left to view', async (count, words) => {
    await openDashboard(assessments(count));
    expect(await findLinks()).toHaveLength(count);
    const history = await findRegion('Assessment History');
    expect(history.getByText(words)).toBeVisible();
    expect(history.queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows the three most recent of a hundred, and all of them on request', async () => {
    const { user } = await openDashboard(assessments(100));
    expect(await findLinks()).toEqual(['/results/r1', '/results/r2', '/results/r3']);
    const viewAll = screen.getByRole('button', { name: 'View All 100 Quests' });
    expect(viewAll).toHaveAttribute('aria-expanded', 'false');
    await user.click(viewAll);
    expect(await findLinks()).toHaveLength(100);
    expect(viewAll).toHaveFocus();
    expect(viewAll).toHaveTextContent('Show the Latest 3');
    await user.click(viewAll);
    expect(await findLinks()).toHaveLength(3);
  });

  it('shows the name, the outcome and the date of each quest', async () => {
    await openDashboard();
    const [link] = (await findRegion('Assessment History')).getAllByRole('link');
    expect(link).toHaveAccessibleName(/^Quick Quest: Investigative ?Jun 1, 2024/);
  });
});

describe('a dashboard without a quest', () => {
  it('welcomes a user who has not been here before, and nobody back', async () => {
    await openDashboard(assessments(0));
    await screen.findByRole('region', { name: 'Your first quest awaits' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Ada!');
  });

  it('offers the open quest, and the others as coming soon', async () => {
    await openDashboard(assessments(0));
    const offers = await findRegion('Your first quest awaits');
    expect(offers.getByRole('link', { name: 'Quick Quest (15 min)' })).toHaveAttribute(
      'href',
      '/assessment/quick',
    );
    expect(offers.getByRole('button', { name: 'Standard Adventure (25 min)' })).toBeDisabled();
    expect(offers.getByRole('button', { name: 'Epic Journey (40 min)' })).toBeDisabled();
    expect(offers.getAllByText('Coming Soon')).toHaveLength(2);
  });

  it('goes on with the quest that was left', async () => {
    saveQuest('quick', aSavedQuest({ position: 1, answers: { q1: 'a' } }));
    await openDashboard(assessments(0));
    const offers = await findRegion('Your first quest awaits');
    expect(offers.getByRole('link', { name: 'Continue, 2 of 15' })).toBeVisible();
    expect(offers.getByText('Quick Quest: 15 scenes, top 5 careers')).toBeVisible();
    expect(offers.getByRole('button', { name: /^Start over/ })).toBeVisible();
  });

  it('invites the user to earn a card instead of showing one, and requests no results', async () => {
    const { calls } = await openDashboard(assessments(0));
    await findRegion('Your card is still blank');
    expect(screen.queryByRole('button', { name: 'Download' })).not.toBeInTheDocument();
    expect(calls.map(({ procedure }) => procedure)).not.toContain('results.get');
  });
});

describe('a dashboard whose quests', () => {
  it.each(['user.assessments', 'results.get', 'user.profile'])(
    'are loading says so: %s',
    async (call) => {
      await openDashboard({
        'user.assessments': () => ({ assessments: twoTiers() }),
        [call]: never,
      });
      expect(screen.getByRole('status')).toHaveTextContent('Loading your quests');
    },
  );

  it('cannot be loaded say so, and are retried on request', async () => {
    let fails = true;
    const { user } = await openDashboard({
      'user.assessments': () => (fails ? broken() : { assessments: someAssessments(1) }),
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your quests could not be loaded.');
    fails = false;
    await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('region', { name: 'Assessment History' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
