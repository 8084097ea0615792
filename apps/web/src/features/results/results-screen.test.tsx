import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { saveQuest } from '../../shared/quest/quest-storage.ts';
import { aSavedQuest, aUser, someAssessments, someResults } from '../../testing/builders.ts';
import { CallError, fakeApi } from '../../testing/fake-api.ts';
import { fakeClock, skipTime, stopTime } from '../../testing/fake-clock.ts';
import { openResults } from '../../testing/open-results.tsx';
import { renderApp } from '../../testing/render-app.tsx';

const analyzing = 'Analyzing Your Career Path...';

describe('Delete This Result', () => {
  it('leads to the dashboard once it is confirmed, and the result is gone from there', async () => {
    let own = someAssessments(2);
    fakeApi({
      'auth.user': () => aUser(),
      'user.assessments': () => ({ assessments: own }),
      'results.get': () => someResults(),
      'results.delete': ({ input }) => {
        own = own.filter(({ id }) => id !== input.assessmentResultId);
        return { message: 'We deleted this result and its answers.' };
      },
    });
    const { user, address } = renderApp('/results/r1');
    const button = await screen.findByRole('button', { name: 'Delete This Result' });
    await user.click(button);
    await user.click(await screen.findByRole('button', { name: 'Keep Result' }));
    expect(button).toHaveFocus();
    await user.click(button);
    await user.click(await screen.findByRole('button', { name: 'Delete Result' }));
    expect(await screen.findByText('Result Deleted')).toBeVisible();
    expect(address()).toBe('/dashboard');
    const history = await screen.findByRole('region', { name: 'Assessment History' });
    expect(within(history).getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

describe('a result that was moved here from a hall', () => {
  it('says that the guide reads it, until its owner ends that', async () => {
    const calls = fakeApi({
      'auth.user': () => aUser(),
      'results.get': () => someResults({ isShared: true }),
      'results.unshare': () => ({ message: 'Your guide can’t read this result anymore.' }),
    });
    const { user } = renderApp('/results/r1');
    const button = await screen.findByRole('button', { name: 'Stop Showing It to My Guide' });
    await user.click(button);
    expect(await screen.findByText('Your guide can’t read this result anymore.')).toBeVisible();
    expect(button).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    const sent = calls.filter(({ procedure }) => procedure === 'results.unshare');
    expect(sent).toMatchObject([{ input: { assessmentResultId: 'r1' } }]);
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
    await waitFor(() => expect(screen.getByRole('heading', { name: analyzing })).toHaveFocus());
    answer();
    await screen.findByText(/Quest Completed/);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('a failure is reported once with status and message, and can be retried', async () => {
    let isThere = false;
    const calls = fakeApi({
      'auth.user': () => aUser(),
      'results.get': () => {
        if (isThere) return someResults();
        throw new CallError('NOT_FOUND', 'We couldn’t find that assessment result.');
      },
    });
    const { user } = renderApp('/results/r1');
    expect(await screen.findByRole('heading', { name: 'Failed to Load Results' })).toBeVisible();
    expect(screen.getByText('404: We couldn’t find that assessment result.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
    expect(calls.filter(({ procedure }) => procedure === 'results.get')).toHaveLength(1);
    isThere = true;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText(/Quest Completed/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('an unreachable server is reported without the browser’s message', async () => {
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

describe('results whose texts are being written', () => {
  fakeClock();

  /** Opens results whose texts are pending until `finish` is called, and stops the clock. */
  async function openWriting() {
    let isWritten = false;
    let arrive: () => void = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const calls = fakeApi({
      'auth.user': () => aUser(),
      'results.get': async () => {
        await arrived;
        return isWritten
          ? someResults({
              portrait: [{ about: 'person', text: 'You were written about just now.' }],
            })
          : someResults({ isNarrativePending: true });
      },
    });
    renderApp('/results/r1');
    await screen.findByRole('heading', { name: analyzing });
    stopTime();
    arrive();
    await screen.findByText(/Quest Completed/);
    const insight = within(screen.getByRole('region', { name: 'Personality Insight' }));
    return {
      insight,
      finish: () => {
        isWritten = true;
      },
      countReads: () => calls.filter(({ procedure }) => procedure === 'results.get').length,
    };
  }

  it('say so in place of the insight, and show it once it arrives', async () => {
    const { insight, finish, countReads } = await openWriting();
    expect(insight.getByRole('status')).toHaveTextContent(analyzing);
    expect(insight.getByText('You look before you leap.')).not.toBeVisible();
    const analysis = screen
      .getAllByText('Read the analysis', { exact: false })[0]
      ?.closest('details');
    expect(analysis).toHaveTextContent('We’re still writing this one.');
    finish();
    await skipTime(2_010);
    expect(await insight.findByText('You were written about just now.')).toBeVisible();
    expect(screen.queryAllByText(analyzing)).toHaveLength(0);
    expect(analysis).not.toHaveTextContent('being written');
    const reads = countReads();
    await skipTime(20_000);
    expect(countReads()).toBe(reads);
  });

  it('show the built-in text after eight seconds, and keep it', async () => {
    const { insight, finish, countReads } = await openWriting();
    await skipTime(7_500);
    expect(insight.getByRole('status')).toHaveTextContent(analyzing);
    await skipTime(600);
    expect(insight.getByText('You look before you leap.')).toBeVisible();
    expect(screen.queryAllByText(analyzing)).toHaveLength(0);
    const reads = countReads();
    finish();
    await skipTime(30_000);
    expect(countReads()).toBe(reads);
    expect(insight.getByText('You look before you leap.')).toBeVisible();
  });
});

describe('the reveal', () => {
  const findReveal = () => screen.queryByText('Seeker', { selector: '[aria-hidden] > p' });
  const playQuest = () =>
    saveQuest('quick', aSavedQuest({ submitted: { assessmentResultId: 'r1' } }));

  it.each(['key', 'press'])('covers what opens for the first time, until a %s', async (by) => {
    playQuest();
    const { user, goTo } = await openResults();
    const reveal = findReveal();
    if (!reveal) throw new Error('There is no reveal.');
    await (by === 'key' ? user.keyboard('{Tab}') : user.click(reveal));
    expect(findReveal()).toBeNull();
    goTo('/about');
    await screen.findByRole('heading', { level: 1, name: /About/ });
    goTo('/results/r1');
    await screen.findByText(/Quest Completed/);
    expect(findReveal()).toBeNull();
  });

  it('does not come where motion is reduced', async () => {
    playQuest();
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        Object.assign(new EventTarget(), {
          matches: query.includes('reduce'),
        }) as MediaQueryList,
    );
    await openResults();
    expect(findReveal()).toBeNull();
  });
});
