import type { Draft } from '@guildpath/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { recordUpload, saveQuest } from '../../../shared/quest/quest-storage.ts';
import { aSavedQuest, aUser, threeScenes } from '../../../testing/builders.ts';
import { CallError, fakeApi, type Procedures } from '../../../testing/fake-api.ts';
import { fakeClock, skipTime } from '../../../testing/fake-clock.ts';
import { button, option } from '../../../testing/open-quest.tsx';
import { renderApp } from '../../../testing/render-app.tsx';

fakeClock();

const chapters = [
  { title: 'The Road', behind: 'The gate is open.' },
  undefined,
  { title: 'The River', behind: 'The river is crossed.' },
];
const story = threeScenes.map((scene, index) => {
  const chapter = chapters[index];
  const place = index < 2 ? 'ferry' : 'ship';
  return { ...scene, place, ...(chapter && { chapter }) };
});
const openTiers: Procedures = {
  'site.settings': () => ({
    availableTiers: ['quick', 'standard', 'epic'],
    supportEmail: 'help@guildpath.test',
    hasProviderLogin: false,
    minimumAge: 13,
    retentionDays: 365,
  }),
  'assessment.questions': () => story,
};
const signedIn: Procedures = { ...openTiers, 'auth.user': () => aUser() };

async function walkToPause(procedures: Procedures = openTiers) {
  const calls = fakeApi(procedures);
  const app = renderApp('/assessment/standard');
  await screen.findByRole('heading', { name: 'The Gate' });
  for (const letter of ['A', 'B']) {
    await app.user.click(option(letter));
    await app.user.click(button('Next'));
  }
  return { ...app, calls };
}

it('a chapter ends with a pause that sums it up, at the place where it ended', async () => {
  const { user } = await walkToPause();
  const picture = () => screen.getByRole('presentation').getAttribute('src');
  expect(picture()).toContain('ferry');
  expect(screen.getByRole('heading', { name: 'The Road' })).toHaveFocus();
  expect(screen.getByText('The gate is open.')).toBeVisible();
  expect(screen.getByText('You’ve finished chapter 1 of 2')).toBeVisible();
  expect(screen.getByText('2 of 3 answered')).toBeVisible();
  expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('The River');
  await user.click(button('Continue'));
  expect(screen.getByRole('heading', { name: 'The Bridge' })).toHaveFocus();
  expect(screen.getByText('Question 3 of 3')).toBeVisible();
  await waitFor(() => expect(picture()).toContain('ship'));
});

it('Back goes from a pause to the scene before, and Next to the pause again', async () => {
  const { user, history } = await walkToPause();
  await waitFor(() => expect(history.location.state.scene).toBe(2));
  history.back();
  expect(await screen.findByRole('heading', { name: 'The Inn' })).toHaveFocus();
  expect(option('B')).toBeChecked();
  await user.click(button('Next'));
  expect(screen.getByRole('heading', { name: 'The Road' })).toHaveFocus();
});

const draft: Draft = {
  assessmentType: 'standard',
  responses: [
    { questionId: 'q1', selectedOption: 'c', questionType: 'riasec', leastOption: 'a' },
    { questionId: 'q2', selectedOption: 'd', questionType: 'bigfive' },
  ],
  updatedAt: '2024-06-01T10:00:00.000Z',
};

it('a member continues where another device has left the quest', async () => {
  fakeApi({ ...signedIn, 'user.drafts': () => ({ drafts: [draft] }) });
  const { user } = renderApp('/assessment/standard');
  expect(await screen.findByRole('heading', { name: 'The Road' })).toBeVisible();
  await user.click(button('Continue'));
  await user.click(button('Previous'));
  expect(option('D')).toBeChecked();
});

it('the dashboard offers a member to continue the quest of another device, or to start over', async () => {
  const calls = fakeApi({
    ...signedIn,
    'user.assessments': () => ({ assessments: [] }),
    'user.drafts': () => ({ drafts: [draft] }),
    'user.deleteDraft': () => ({ message: 'The answers are deleted.' }),
  });
  const { user } = renderApp('/dashboard');
  expect(await screen.findByRole('link', { name: 'Continue, 3 of 25' })).toBeVisible();
  const startOver = screen.getByRole('button', { name: 'Start over Standard Adventure' });
  await user.click(startOver);
  await user.click(startOver);
  expect(await screen.findByRole('link', { name: /^Standard Adventure/ })).toBeVisible();
  await waitFor(() =>
    expect(calls.find(({ procedure }) => procedure === 'user.deleteDraft')?.input).toEqual({
      assessmentType: 'standard',
    }),
  );
});

it('a quest that was submitted on another device is offered from the start', async () => {
  saveQuest('standard', aSavedQuest({ position: 2, answers: { q1: 'a', q2: 'b' } }));
  recordUpload('standard', draft);
  fakeApi({ ...signedIn, 'user.assessments': () => ({ assessments: [] }) });
  // The account is asked after the upload.
  await skipTime(1);
  renderApp('/dashboard');
  expect(await screen.findByRole('link', { name: /^Standard Adventure/ })).toBeVisible();
  cleanup();
  renderApp('/assessment/standard');
  expect(await screen.findByRole('heading', { name: 'The Gate' })).toBeVisible();
  await waitFor(() => expect(localStorage.getItem('guildpath.quest.standard')).toBeNull());
});

const saveDelayMs = 1500;
const saved = (calls: Awaited<ReturnType<typeof walkToPause>>['calls']) =>
  calls.filter(({ procedure }) => procedure === 'user.saveDraft');

it("a member's answers are saved to the account", async () => {
  const { calls } = await walkToPause(signedIn);
  await skipTime(saveDelayMs);
  expect(saved(calls).at(-1)?.input).toMatchObject({
    assessmentType: 'standard',
    responses: [
      { questionId: 'q1', selectedOption: 'a' },
      { questionId: 'q2', selectedOption: 'b' },
    ],
  });
});

it("a guest's answers never leave the browser before they are submitted", async () => {
  const { calls, user } = await walkToPause();
  await user.click(screen.getByRole('link', { name: 'Leave for now' }));
  await screen.findByRole('link', { name: 'START QUICK QUEST' });
  expect(saved(calls)).toEqual([]);
});

it('a draft that cannot be saved does not disturb the quest', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { user, calls } = await walkToPause({
    ...signedIn,
    'user.saveDraft': () => {
      throw new CallError('UNAUTHORIZED', 'Unauthorized');
    },
  });
  await skipTime(saveDelayMs);
  expect(saved(calls)).toHaveLength(1);
  await user.click(button('Continue'));
  await user.click(option('C'));
  expect(screen.getByRole('heading', { name: 'The Bridge' })).toBeVisible();
  expect(screen.queryByText('Unauthorized')).toBeNull();
  // The next upload includes what was not saved.
  await skipTime(saveDelayMs);
  expect(saved(calls).at(-1)?.input.responses).toHaveLength(3);
});
