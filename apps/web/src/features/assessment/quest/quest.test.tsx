import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { loadQuest, saveQuest } from '../../../shared/quest/quest-storage.ts';
import { aQuestion, aSavedQuest, threeScenes } from '../../../testing/builders.ts';
import { CallRefused, fakeApi } from '../../../testing/fake-api.ts';
import { fakeClock, skipTime } from '../../../testing/fake-clock.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const questions = { 'assessment.questions': () => threeScenes };
const option = (letter: string) => screen.getByRole('radio', { name: new RegExp(`^${letter} `) });
const button = (name: string) => screen.getByRole('button', { name });

async function openQuest() {
  fakeApi(questions);
  const app = renderApp('/assessment/quick');
  await screen.findByRole('heading', { name: 'The Gate' });
  return app;
}

describe('a scene', () => {
  it('shows the progress, the duration and what it measures', async () => {
    await openQuest();
    expect(screen.getByText('Quick Quest')).toBeVisible();
    expect(screen.getByText('Question 1 of 3')).toBeVisible();
    expect(screen.getByText('15 min')).toBeVisible();
    expect(screen.getByText('Career Interests')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Question 1 of 3');
    expect(screen.getByRole('link', { name: 'Exit to home' })).toHaveAttribute('href', '/');
  });

  it('labels each option with its letter in uppercase and its text', async () => {
    await openQuest();
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    expect(option('A')).toHaveAccessibleName('A Way a of The Gate');
  });

  it('Previous is disabled on the first scene, and Next until an option is chosen', async () => {
    const { user } = await openQuest();
    expect(button('Previous')).toBeDisabled();
    expect(button('Next')).toBeDisabled();
    await user.click(option('B'));
    expect(button('Next')).toBeEnabled();
  });

  it('Enter without a choice says that one is needed', async () => {
    const { user } = await openQuest();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Please select an answer')).toBeVisible();
    expect(screen.getByText('You must choose an option before proceeding.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'The Gate' })).toBeVisible();
  });

  it('a click on the disabled Next says the same', async () => {
    const { user } = await openQuest();
    // In a browser the click passes through the disabled button to its parent.
    await user.click(button('Next').parentElement as HTMLElement);
    expect(await screen.findByText('Please select an answer')).toBeVisible();
    await user.click(option('A'));
    expect(screen.queryByText('Please select an answer')).not.toBeInTheDocument();
  });

  it('without an answer is not skipped by a double click on Next in the previous one', async () => {
    const { user } = await openQuest();
    await user.click(option('A'));
    await user.dblClick(button('Next'));
    expect(screen.getByRole('heading', { name: 'The Inn' })).toBeVisible();
    // In a browser the second half passes through the disabled button to its parent.
    fireEvent.click(button('Next').parentElement as HTMLElement, { detail: 2 });
    expect(screen.queryByText('Please select an answer')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'The Inn' })).toBeVisible();
  });

  it('with an answer is left by every press on Next, however quick', async () => {
    const scenes = Array.from({ length: 8 }, (_, index) =>
      aQuestion({ id: `q${index}`, title: `Scene ${index}` }),
    );
    const answers = Object.fromEntries(scenes.map(({ id }) => [id, 'a' as const]));
    saveQuest('quick', aSavedQuest({ idempotencyKey: 'k', position: 0, answers }));
    fakeApi({ 'assessment.questions': () => scenes });
    renderApp('/assessment/quick');
    await screen.findByRole('heading', { name: 'Scene 0' });
    // A browser counts successive clicks within half a second.
    for (const detail of [1, 2, 3, 4, 5, 6]) fireEvent.click(button('Next'), { detail });
    expect(screen.getByRole('heading', { name: 'Scene 6' })).toBeVisible();
  });

  it('ignores an Enter held down since the previous one', async () => {
    saveQuest(
      'quick',
      aSavedQuest({ idempotencyKey: 'k', position: 0, answers: { q1: 'a', q2: 'b' } }),
    );
    const { user } = await openQuest();
    button('Next').focus();
    await user.keyboard('{Enter>5/}');
    expect(screen.getByRole('heading', { name: 'The Inn' })).toBeVisible();
    button('Previous').focus();
    await user.keyboard('{Enter>5/}');
    expect(screen.getByRole('heading', { name: 'The Gate' })).toBeVisible();
    expect(screen.queryByText('Please select an answer')).not.toBeInTheDocument();
  });

  it('can be answered by keyboard alone', async () => {
    const { user } = await openQuest();
    await user.tab();
    await user.keyboard(' {ArrowDown}{Enter}');
    expect(await screen.findByRole('heading', { name: 'The Inn' })).toHaveFocus();
    await user.click(button('Previous'));
    expect(option('B')).toBeChecked();
  });

  it('the next one starts with the focus on its heading', async () => {
    const { user } = await openQuest();
    await user.click(option('C'));
    await user.click(button('Next'));
    expect(screen.getByRole('heading', { name: 'The Inn' })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Question 2 of 3');
    expect(screen.getByText('Personality')).toBeVisible();
  });

  it('going back shows the option chosen before', async () => {
    const { user } = await openQuest();
    await user.click(option('C'));
    await user.click(button('Next'));
    expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(4);
    await user.click(button('Previous'));
    expect(option('C')).toBeChecked();
    expect(button('Next')).toBeEnabled();
  });

  it('the last one ends with Complete', async () => {
    const { user } = await openQuest();
    for (const _ of [1, 2]) {
      await user.click(option('A'));
      await user.click(button('Next'));
    }
    expect(screen.getByText('Aptitude')).toBeVisible();
    expect(button('Complete')).toBeDisabled();
  });
});

describe('the keys', () => {
  it('1 to 4 and A to D choose an option, and Enter goes on', async () => {
    const { user } = await openQuest();
    await user.keyboard('2');
    expect(option('B')).toBeChecked();
    await user.keyboard('d');
    expect(option('D')).toBeChecked();
    expect(option('D')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: 'The Inn' })).toBeVisible();
  });

  it('choose nothing together with a modifier', async () => {
    const { user } = await openQuest();
    await user.keyboard('{Control>}a{/Control}{Alt>}1{/Alt}{Meta>}d{/Meta}');
    expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(4);
  });

  it('still choose after a click beside the options', async () => {
    const { user } = await openQuest();
    await user.click(screen.getByText('You stand before a gate.'));
    await user.keyboard('3');
    expect(option('C')).toBeChecked();
  });
});

describe('going on by itself', () => {
  const pauseMs = 400;
  const automatic = () => screen.getByRole('checkbox', { name: 'Go on by itself after a choice' });
  const isAt = (title: string) => screen.queryByRole('heading', { name: title }) !== null;

  fakeClock();

  /** At a scene of the quest with all scenes before it answered. */
  async function openAt(position: number, title: string) {
    const answers = Object.fromEntries(
      threeScenes.slice(0, position).map(({ id }) => [id, 'a' as const]),
    );
    saveQuest('quick', aSavedQuest({ idempotencyKey: 'k', position, answers }));
    fakeApi(questions);
    const app = renderApp('/assessment/quick');
    await screen.findByRole('heading', { name: title });
    return app;
  }

  it('is off at first', async () => {
    const { user } = await openAt(1, 'The Inn');
    expect(automatic()).not.toBeChecked();
    await user.click(option('B'));
    await skipTime(pauseMs);
    expect(isAt('The Inn')).toBe(true);
  });

  it('is remembered, and follows a click or a key in a moment', async () => {
    const { user } = await openAt(1, 'The Inn');
    await user.click(automatic());
    document.body.replaceChildren();
    await openAt(1, 'The Inn');
    expect(automatic()).toBeChecked();
    await user.click(option('B'));
    await skipTime(pauseMs - 50);
    expect(isAt('The Inn')).toBe(true);
    await skipTime(50);
    expect(isAt('The Bridge')).toBe(true);
    await user.click(button('Previous'));
    option('B').focus();
    await user.keyboard('c');
    await skipTime(pauseMs);
    expect(isAt('The Bridge')).toBe(true);
  });

  it('does not follow the arrow keys, which browse', async () => {
    const { user } = await openAt(1, 'The Inn');
    await user.click(automatic());
    option('A').focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(option('C')).toBeChecked();
    await skipTime(pauseMs);
    expect(isAt('The Inn')).toBe(true);
  });

  it('waits in an interest scene for what is least like the visitor', async () => {
    const { user } = await openAt(0, 'The Gate');
    await user.click(automatic());
    await user.click(option('B'));
    await skipTime(pauseMs);
    expect(isAt('The Gate')).toBe(true);
    await user.click(screen.getByRole('radio', { name: /^Least like me: D, / }));
    await skipTime(pauseMs);
    expect(isAt('The Inn')).toBe(true);
  });

  it('never leaves the last scene', async () => {
    const { user } = await openAt(2, 'The Bridge');
    await user.click(automatic());
    await user.click(option('B'));
    await skipTime(pauseMs);
    expect(isAt('The Bridge')).toBe(true);
  });
});

describe('what was chosen', () => {
  it('echoes in one line at the top of the next scene, where the option has a line', async () => {
    const [gate = aQuestion(), ...others] = threeScenes;
    const options = gate.options.map((each) =>
      each.id === 'b' ? { ...each, echo: 'You pushed the gate open.' } : each,
    );
    fakeApi({ 'assessment.questions': () => [{ ...gate, options }, ...others] });
    const { user } = renderApp('/assessment/quick');
    await screen.findByRole('heading', { name: 'The Gate' });
    await user.click(option('B'));
    await user.click(button('Next'));
    expect(screen.getByText('You pushed the gate open.')).toBeVisible();
    await user.click(button('Previous'));
    await user.click(option('C'));
    await user.click(button('Next'));
    expect(screen.queryByText('You pushed the gate open.')).not.toBeInTheDocument();
  });
});

describe("the browser's Back", () => {
  async function openInn() {
    const app = await openQuest();
    await app.user.click(option('C'));
    await app.user.click(button('Next'));
    await waitFor(() => expect(app.history.location.state.scene).toBe(1));
    return app;
  }

  it('goes to the scene before, and Forward to the next one again', async () => {
    const { history } = await openInn();
    history.back();
    expect(await screen.findByRole('heading', { name: 'The Gate' })).toHaveFocus();
    expect(option('C')).toBeChecked();
    history.forward();
    expect(await screen.findByRole('heading', { name: 'The Inn' })).toHaveFocus();
  });

  it('does the same as Previous, which leaves no entry behind', async () => {
    const { user, history } = await openInn();
    await user.click(button('Previous'));
    await waitFor(() => expect(history.location.state.scene ?? 0).toBe(0));
    await user.click(button('Next'));
    await waitFor(() => expect(history.location.state.scene).toBe(1));
    expect(history.length).toBe(2);
  });

  it('goes through every scene of a quest that was continued', async () => {
    saveQuest(
      'quick',
      aSavedQuest({ idempotencyKey: 'k', position: 2, answers: { q1: 'a', q2: 'b' } }),
    );
    fakeApi(questions);
    const { history } = renderApp('/assessment/quick');
    await screen.findByRole('heading', { name: 'The Bridge' });
    await waitFor(() => expect(history.location.state.scene).toBe(2));
    history.back();
    expect(await screen.findByRole('heading', { name: 'The Inn' })).toBeVisible();
    history.back();
    expect(await screen.findByRole('heading', { name: 'The Gate' })).toBeVisible();
  });
});

describe('a quest that was left', () => {
  it('resumes where it was after a reload', async () => {
    const { user } = await openQuest();
    await user.click(option('D'));
    await user.click(button('Next'));
    document.body.replaceChildren();
    renderApp('/assessment/quick');
    expect(await screen.findByRole('heading', { name: 'The Inn' })).toBeVisible();
    await user.click(button('Previous'));
    expect(option('D')).toBeChecked();
  });

  it('by the exit does not refetch the questions within five minutes', async () => {
    const calls = fakeApi(questions);
    const { user } = renderApp('/assessment/quick');
    await screen.findByRole('heading', { name: 'The Gate' });
    await user.click(option('A'));
    await user.click(screen.getByRole('link', { name: 'Exit to home' }));
    await user.click(await screen.findByRole('link', { name: 'Continue, 1 of 15' }));
    await screen.findByRole('heading', { name: 'The Gate' });
    expect(option('A')).toBeChecked();
    expect(calls.filter(({ procedure }) => procedure === 'assessment.questions')).toHaveLength(1);
  });
});

describe('the questions of a quest', () => {
  const minutes = (count: number) => skipTime(count * 60_000);

  fakeClock();

  /** Plays, leaves by the exit and comes back; the server has failed meanwhile. */
  async function returnAfter({ played, away }: { played: number; away: number }) {
    let isUp = true;
    const calls = fakeApi({
      'assessment.questions': () => {
        if (isUp) return threeScenes;
        throw new CallRefused('INTERNAL_SERVER_ERROR', 'Internal server error');
      },
    });
    const { user } = renderApp('/assessment/quick');
    await screen.findByRole('heading', { name: 'The Gate' });
    await minutes(played);
    await user.click(screen.getByRole('link', { name: 'Exit to home' }));
    const [start] = await screen.findAllByRole('link', { name: /START QUICK QUEST/ });
    await minutes(away);
    isUp = false;
    if (start) await user.click(start);
    return () => calls.filter(({ procedure }) => procedure === 'assessment.questions').length;
  }

  it('are still there after an exit, however long the quest was played', async () => {
    const countReads = await returnAfter({ played: 20, away: 4 });
    expect(await screen.findByRole('heading', { name: 'The Gate' })).toBeVisible();
    await minutes(1);
    expect(countReads()).toBe(1);
    expect(screen.queryByText('Unable to Load Assessment')).not.toBeInTheDocument();
  });

  it('are fetched again after more than five minutes away', async () => {
    const countReads = await returnAfter({ played: 1, away: 6 });
    await waitFor(() => expect(countReads()).toBe(2));
  });

  it('are fetched four times before the failure is reported, and Try Again reloads the page', async () => {
    const calls = fakeApi({
      'assessment.questions': () => {
        throw new CallRefused('INTERNAL_SERVER_ERROR', 'Internal server error');
      },
    });
    const countReads = () =>
      calls.filter(({ procedure }) => procedure === 'assessment.questions').length;
    const { user } = renderApp('/assessment/quick');
    for (const [retries, backoffMs] of [1000, 2000, 4000].entries()) {
      await waitFor(() => expect(countReads()).toBe(retries + 1));
      await skipTime(backoffMs);
    }
    const title = 'Quest Temporarily Unavailable';
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(await screen.findByText('Unable to Load Assessment')).toBeVisible();
    expect(countReads()).toBe(4);
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    await user.click(button('Try Again'));
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('instead of the quest', () => {
  it('a tier that does not exist is reported as invalid', async () => {
    fakeApi({});
    renderApp('/assessment/legendary');
    expect(await screen.findByRole('heading', { name: 'Invalid Assessment Type' })).toBeVisible();
    expect(screen.getByText('Please select a valid assessment tier.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  });

  it.each([
    ['standard', 'Standard Adventure'],
    ['epic', 'Epic Journey'],
  ])('the %s tier is coming soon', async (tier, name) => {
    fakeApi({});
    renderApp(`/assessment/${tier}`);
    expect(await screen.findByRole('heading', { name: 'Coming Soon!' })).toBeVisible();
    expect(screen.getByText(new RegExp(`${name} is under development`))).toBeVisible();
    expect(screen.getByRole('link', { name: /Quick Quest/ })).toHaveAttribute(
      'href',
      '/assessment/quick',
    );
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });

  it('a tier that the operator has opened can be played', async () => {
    fakeApi({
      ...questions,
      'site.settings': () => ({
        availableTiers: ['quick', 'standard'],
        supportEmail: 'help@guildpath.test',
        hasProviderLogin: false,
      }),
    });
    renderApp('/assessment/standard');
    expect(await screen.findByRole('heading', { name: 'The Gate' })).toBeVisible();
    expect(screen.getByText('Standard Adventure')).toBeVisible();
  });

  it('loading says what is being prepared', async () => {
    fakeApi({ 'assessment.questions': () => new Promise(() => {}) });
    renderApp('/assessment/quick');
    expect(await screen.findByRole('heading', { name: 'Loading Your Quest...' })).toBeVisible();
    expect(screen.getByText('Preparing your quick assessment')).toBeVisible();
  });

  it('an empty list of questions is reported', async () => {
    fakeApi({ 'assessment.questions': () => [] });
    renderApp('/assessment/quick');
    expect(await screen.findByRole('heading', { name: 'No Questions Available' })).toBeVisible();
    expect(screen.getByText('Unable to load assessment questions.')).toBeVisible();
  });

  it('a 401 is not retried and leads to the login', async () => {
    const calls = fakeApi({
      'assessment.questions': () => {
        throw new CallRefused('UNAUTHORIZED', 'Unauthorized');
      },
    });
    const { address } = renderApp('/assessment/quick');
    expect(await screen.findByText('Unauthorized')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/login?redirect=/assessment/quick'));
    expect(calls.filter(({ procedure }) => procedure === 'assessment.questions')).toHaveLength(1);
  });
});

describe('what is least like the visitor', () => {
  const least = (letter: string) =>
    screen.getByRole('radio', { name: new RegExp(`^Least like me: ${letter}, `) });
  const leastOptions = () => screen.queryAllByRole('radio', { name: /^Least like me/ });

  it('is asked in an interest scene, after the choice, among the other three', async () => {
    const { user } = await openQuest();
    expect(leastOptions()).toHaveLength(0);
    await user.click(option('B'));
    expect(screen.getByRole('radiogroup', { name: /Least like you/ })).toBeVisible();
    expect(leastOptions().map((radio) => radio.getAttribute('value'))).toEqual(['a', 'c', 'd']);
  });

  it('may be skipped without a word', async () => {
    const { user } = await openQuest();
    await user.click(option('B'));
    await user.click(button('Next'));
    expect(screen.getByRole('heading', { name: 'The Inn' })).toBeVisible();
    expect(leastOptions()).toHaveLength(0);
  });

  it('is not asked in a scene of another type', async () => {
    const { user } = await openQuest();
    await user.click(option('B'));
    await user.click(button('Next'));
    await user.click(option('A'));
    expect(leastOptions()).toHaveLength(0);
  });

  it('is kept with the answer and found again when going back', async () => {
    const { user } = await openQuest();
    await user.click(option('B'));
    await user.click(least('D'));
    await user.click(button('Next'));
    await user.click(button('Previous'));
    expect(least('D')).toBeChecked();
    expect(loadQuest('quick', threeScenes)).toMatchObject({ least: { q1: 'd' } });
  });

  it('is taken back by a second press', async () => {
    const { user } = await openQuest();
    await user.click(option('B'));
    await user.click(least('D'));
    await user.click(least('D'));
    expect(least('D')).not.toBeChecked();
  });

  it('is forgotten when it becomes the choice', async () => {
    const { user } = await openQuest();
    await user.click(option('B'));
    await user.click(least('D'));
    await user.click(option('D'));
    await user.click(option('B'));
    expect(least('D')).not.toBeChecked();
  });

  it('is reached by Tab from the options and left by Enter', async () => {
    const { user } = await openQuest();
    await user.click(option('B'));
    await user.tab();
    expect(least('A')).toHaveFocus();
    await user.keyboard(' ');
    expect(least('A')).toBeChecked();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: 'The Inn' })).toBeVisible();
  });
});
