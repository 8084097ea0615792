import { screen } from '@testing-library/react';
import { saveQuest } from '../../../shared/quest/quest-storage.ts';
import { aSavedQuest, aUser, threeScenes } from '../../../testing/builders.ts';
import { fakeApi, type Procedures } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

// Fetched while the last scenes are answered: here there is only one scene to read. React reports a screen that arrives just
// while it is rendered for the first time: the router's lazy components read their promise only until it has resolved.
await import('../completion/quest-completion.tsx');
await import('../completion/submitted-screens.tsx');

export const redirectDelayMs = 1500;

export const questions: Procedures = {
  'assessment.questions': () => threeScenes,
  'assessment.preview': () => ({ characterClass: 'Mage', archetype: 'Investigative' }),
};
export const signedIn: Procedures = { 'auth.user': () => aUser() };
/** The server takes a guest's answers. */
export const accepted: Procedures = {
  'assessment.submit': () => ({ requiresLogin: true, assessmentResultId: 'r1' }),
};
export const answers = { q1: 'a', q2: 'b', q3: 'c' } as const;
/** The answers as they are submitted. */
export const responses = [
  { questionId: 'q1', selectedOption: 'a', questionType: 'riasec' },
  { questionId: 'q2', selectedOption: 'b', questionType: 'bigfive' },
  { questionId: 'q3', selectedOption: 'c', questionType: 'aptitude' },
];

export const button = (name: string) => screen.getByRole('button', { name });
export const storedQuest = () => localStorage.getItem('guildpath.quest.quick');

/** At the completion screen, with every scene answered. */
export async function openCompletion(procedures: Procedures) {
  saveQuest('quick', aSavedQuest({ idempotencyKey: 'the-key', position: 3, answers }));
  const calls = fakeApi({ ...questions, ...procedures });
  const app = renderApp('/assessment/quick');
  await screen.findByRole('heading', { name: 'Quest Complete!' });
  return {
    ...app,
    calls,
    submissions: () => calls.filter(({ procedure }) => procedure === 'assessment.submit'),
  };
}
