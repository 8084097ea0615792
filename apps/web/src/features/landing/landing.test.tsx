import { sampleResult } from '@guildpath/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { saveQuest } from '../../shared/quest/quest-storage.ts';
import { aSavedQuest, aUser } from '../../testing/builders.ts';
import { fakeApi, type Procedures } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

async function openLanding(procedures: Procedures = {}) {
  fakeApi(procedures);
  const app = renderApp('/');
  await screen.findByRole('link', { name: 'START QUICK QUEST' });
  return app;
}

const bar = () => within(screen.getByRole('navigation', { name: 'Main' }));
const signedInAs = (part: Parameters<typeof aUser>[0]): Procedures => ({
  'auth.user': () => aUser(part),
});

describe('the top bar', () => {
  it('leads to the quests and to how it works', async () => {
    await openLanding();
    expect(bar().getByRole('link', { name: 'Assessments' })).toHaveAttribute(
      'href',
      '#assessments',
    );
    expect(bar().getByRole('link', { name: 'How it Works' })).toHaveAttribute(
      'href',
      '#how-it-works',
    );
    expect(document.getElementById('assessments')).toHaveTextContent('Choose Your Quest');
    expect(document.getElementById('how-it-works')).toHaveTextContent('How it Works');
  });

  it('offers login and signup to a guest', async () => {
    await openLanding();
    expect(await bar().findByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(bar().getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
  });

  it('shows no controls until the viewer is known', async () => {
    await openLanding({ 'auth.user': () => new Promise(() => {}) });
    expect(
      bar()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Guildpath', 'Assessments', 'How it Works']);
  });

  it.each([
    [{ firstName: 'Ada', username: 'ada99' }, 'Welcome, Ada!'],
    [{ firstName: null, username: 'ada99' }, 'Welcome, ada99!'],
    [{ firstName: null, username: '' }, 'Welcome, Adventurer!'],
  ])('greets %o with "%s"', async (user, greeting) => {
    await openLanding(signedInAs(user));
    expect(await bar().findByText(greeting)).toBeVisible();
    expect(bar().getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(bar().queryByRole('link', { name: 'Login' })).toBeNull();
  });
});

it('the page leads to the Quick Quest, and a sample result shows what it leads to', async () => {
  await openLanding();
  expect(screen.getByRole('link', { name: 'START QUICK QUEST' })).toHaveAttribute(
    'href',
    '/assessment/quick',
  );
  const title = screen.getByRole('heading', { name: 'Quick Quest' });
  const card = within(title.closest('article') ?? document.body);
  expect(card.getByRole('link')).toHaveAttribute('href', '/assessment/quick');
  expect(card.getByText('Top 5 career matches')).toBeVisible();
  const prize = within(screen.getByRole('region', { name: 'What You Come Home With' }));
  expect(prize.getByText('SAMPLE RESULT')).toBeVisible();
  expect(prize.getByRole('heading', { name: 'The guild puts you with its Mages' })).toBeVisible();
  expect(prize.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...sampleResult.bestMatches,
  ]);
  expect(prize.getByRole('img', { name: /^A story card: .*Codebreaker/ })).toBeVisible();
});

it('the sample question shows its place in the quest, leads nowhere and stores nothing', async () => {
  const { user } = await openLanding();
  await user.click(screen.getByText('See a scene'));
  expect(screen.getByText('SAMPLE QUESTION')).toBeVisible();
  expect(screen.getByText('Question 3 of 25')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '12');
  expect(screen.getByRole('heading', { name: 'The Guild Dilemma' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  expect(
    screen.getByText(
      'This is just a preview of our RPG-style assessment format. Start your real assessment above!',
    ),
  ).toBeVisible();
  const options = screen.getAllByRole('radio');
  expect(options).toHaveLength(4);
  await user.click(screen.getByText('Prioritize the village'));
  expect(screen.getByRole('radio', { checked: true })).toBe(options[2]);
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  expect(localStorage).toHaveLength(0);
});

describe('answers saved in this browser', () => {
  const answers = { q1: 'a', q2: 'b', q3: 'c', q4: 'd' } as const;
  const openBegun = async () => {
    saveQuest('quick', aSavedQuest({ position: 4, answers }));
    fakeApi({});
    const app = renderApp('/');
    await screen.findAllByRole('link', { name: 'Continue, 5 of 15' });
    return app;
  };
  const startOver = () => screen.getByRole('button', { name: /start over/i });

  it('can be continued where they were left', async () => {
    await openBegun();
    const links = screen.getAllByRole('link', { name: 'Continue, 5 of 15' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/assessment/quick',
      '/assessment/quick',
      '/assessment/quick',
    ]);
    expect(screen.queryByRole('link', { name: /START QUICK QUEST|Begin Quick/ })).toBeNull();
  });

  it('are to be finished once every scene is answered', async () => {
    const all = Array.from({ length: 15 }, (_, index) => [`q${index}`, 'a'] as const);
    saveQuest('quick', aSavedQuest({ position: 15, answers: Object.fromEntries(all) }));
    fakeApi({});
    renderApp('/');
    expect(await screen.findAllByRole('link', { name: 'Finish your quest' })).toHaveLength(3);
  });

  it('are deleted by a second press of Start over, not by a double click', async () => {
    const { user } = await openBegun();
    expect(startOver()).toHaveAccessibleName('Start over Quick Quest');
    await user.dblClick(startOver());
    expect(startOver()).toHaveAccessibleName('Really start over Quick Quest?');
    expect(startOver()).toHaveTextContent('Really start over?');
    expect(localStorage).toHaveLength(1);
    await user.click(startOver());
    expect(screen.getByRole('link', { name: 'START QUICK QUEST' })).toHaveFocus();
    expect(localStorage).toHaveLength(0);
  });

  it('link to the letter once a guest has submitted them, without the address', async () => {
    const submitted = { assessmentResultId: 'r1', guestEmail: 'ada@guildpath.test' };
    saveQuest('quick', aSavedQuest({ position: 15, answers, submitted }));
    await openLanding();
    expect(screen.getByRole('link', { name: 'Check your inbox for your results' })).toHaveAttribute(
      'href',
      '/login?redirect=/results/r1',
    );
    expect(screen.queryByText(/ada@/)).not.toBeInTheDocument();
  });

  it('link to the results once a member has submitted them', async () => {
    const submitted = { assessmentResultId: 'r1' };
    saveQuest('quick', aSavedQuest({ position: 15, answers, submitted }));
    await openLanding(signedInAs({}));
    expect(screen.getByRole('link', { name: 'Your results are ready' })).toHaveAttribute(
      'href',
      '/results/r1',
    );
  });
});

describe('how it works', () => {
  it('is collapsed until its header is pressed, and collapses again', async () => {
    const { user } = await openLanding();
    const header = screen.getByRole('button', { name: 'How it Works' });
    expect(header).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('heading', { name: 'Built on Proven Science' })).toBeNull();
    // The content is loaded as soon as a pointer arrives.
    await user.hover(header);
    await import('./how-it-works-content.tsx');
    await user.click(header);
    expect(await screen.findByRole('heading', { name: 'Built on Proven Science' })).toBeVisible();
    expect(header).toHaveAttribute('aria-expanded', 'true');
    for (const step of [
      'Choose Your Quest',
      'Adventure Through Scenarios',
      'AI Analysis',
      'Get Recommendations',
    ]) {
      expect(screen.getByRole('heading', { level: 3, name: step })).toBeVisible();
    }
    const content = header.closest('section');
    expect(content).toHaveTextContent('a few are puzzles');
    expect(content).not.toHaveTextContent(/no answer is wrong|personality and aptitude/i);
    await user.click(header);
    expect(screen.queryByRole('heading', { name: 'Built on Proven Science' })).toBeNull();
  });
});

it('the footer links to every public page and shows the year', async () => {
  await openLanding();
  const foot = within(screen.getByRole('contentinfo'));
  const addresses = foot.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses).toEqual([
    '/#assessments',
    '/#assessments',
    '/#assessments',
    '/theory/riasec',
    '/theory/big-five',
    '/theory/aptitude',
    '/about',
    '/guild',
    '/privacy-policy',
    '/terms-of-service',
    '/accessibility',
    '/contact',
  ]);
  expect(foot.getByText(/2024/)).toBeVisible();
});
