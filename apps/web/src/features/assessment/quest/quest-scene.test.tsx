import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loadQuest } from '../../../shared/quest/load-quest.ts';
import { questKey, saveQuest } from '../../../shared/quest/quest-storage.ts';
import { aQuestion, aSavedQuest, threeScenes } from '../../../testing/builders.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { button, openQuest, option } from '../../../testing/open-quest.tsx';
import { renderApp } from '../../../testing/render-app.tsx';

it.each([
  ['is open in two tabs', new StorageEvent('storage', { key: questKey('quick') })],
  [
    'returns from the back/forward cache',
    Object.assign(new Event('pageshow'), { persisted: true }),
  ],
])(
  'a quest that %s goes on where the other tab is, and keeps the answers of both',
  async (_, event) => {
    const { user } = await openQuest();
    saveQuest('quick', aSavedQuest({ position: 1, answers: { q1: 'c' } }));
    fireEvent(window, event);
    expect(await screen.findByText('Question 2 of 3')).toBeVisible();
    await user.click(option('D'));
    await user.click(button('Next'));
    expect(await screen.findByText('Question 3 of 3')).toBeVisible();
    expect(loadQuest('quick', threeScenes)).toMatchObject({
      position: 2,
      answers: { q1: 'c', q2: 'd' },
    });
  },
);

describe('a scene', () => {
  it('shows the progress, the duration, what it measures, and options with letters', async () => {
    await openQuest();
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    expect(option('A')).toHaveAccessibleName('A Way a of The Gate');
    expect(screen.getByText('Quick Quest')).toBeVisible();
    expect(screen.getByText('Question 1 of 3')).toBeVisible();
    expect(screen.getByText('15 min')).toBeVisible();
    expect(screen.getByText('Career Interests')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Question 1 of 3');
    expect(screen.getByRole('link', { name: 'Exit to home' })).toHaveAttribute('href', '/');
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

  it('with an answer advances on every press of Next, however quick', async () => {
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

  it('takes a key that is pressed before it has the focus', async () => {
    const { user } = await openQuest();
    await user.click(option('A'));
    fireEvent.click(button('Next'), { detail: 1 });
    fireEvent.keyDown(document.body, { key: 'c' });
    expect(screen.getByRole('heading', { name: 'The Inn' })).toBeVisible();
    expect(option('C')).toBeChecked();
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

  it('going back shows the option chosen before', async () => {
    const { user } = await openQuest();
    await user.click(option('C'));
    await user.click(button('Next'));
    expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(4);
    await user.click(button('Previous'));
    expect(option('C')).toBeChecked();
    expect(button('Next')).toBeEnabled();
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

describe('the keys', () => {
  it('1 to 4 and A to D choose an option, and Enter continues', async () => {
    const { user } = await openQuest();
    await user.keyboard('2');
    expect(option('B')).toBeChecked();
    await user.keyboard('d');
    expect(option('D')).toBeChecked();
    expect(option('D')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: 'The Inn' })).toBeVisible();
  });

  it('choose nothing once that is switched off, which is remembered', async () => {
    const { user } = await openQuest();
    const keysChoose = screen.getByRole('checkbox', { name: 'Choose with keys' });
    expect(keysChoose).toBeChecked();
    await user.click(keysChoose);
    await user.keyboard('2d');
    expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(4);
    expect(localStorage.getItem('guildpath.choice-keys')).toBe('off');
    await user.click(keysChoose);
    await user.keyboard('2');
    expect(option('B')).toBeChecked();
  });

  it('choose nothing together with a modifier', async () => {
    const { user } = await openQuest();
    await user.keyboard('{Control>}a{/Control}{Alt>}1{/Alt}{Meta>}d{/Meta}');
    expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(4);
  });
});
