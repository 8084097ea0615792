import { screen } from '@testing-library/react';
import { saveQuest } from '../shared/quest/quest-storage.ts';
import { aSavedQuest, aUser, threeScenes } from './builders.ts';
import { fakeApi, type Procedures } from './fake-api.ts';
import { renderApp } from './render-app.tsx';

// Loaded in advance, as in the app. React reports a lazy component that arrives during its first render.
await import('../features/assessment/completion/quest-completion.tsx');
await import('../features/assessment/completion/submitted-screens.tsx');

export const redirectDelayMs = 1500;

export const questions: Procedures = {
  'assessment.questions': () => threeScenes,
  'assessment.preview': () => ({
    characterClass: 'Mage',
    archetype: 'Investigative',
    guildTitle: 'Seeker',
    welcome: 'Curiosity leads you.',
    field: 'Science',
  }),
};
export const signedIn: Procedures = { 'auth.user': () => aUser() };
export const accepted: Procedures = {
  'assessment.submit': () => ({ requiresLogin: true, assessmentResultId: 'r1' }),
};
export const answers = { q1: 'a', q2: 'b', q3: 'c' } as const;
/** Lists the same answers as submitted. */
export const responses = [
  { questionId: 'q1', selectedOption: 'a', questionType: 'riasec' },
  { questionId: 'q2', selectedOption: 'b', questionType: 'bigfive' },
  { questionId: 'q3', selectedOption: 'c', questionType: 'aptitude' },
];

export const button = (name: string) => screen.getByRole('button', { name });
export const emailField = () => screen.getByRole('textbox', { name: 'Email address' });
export const nameField = () => screen.getByRole('textbox', { name: 'First name (optional)' });
export const storedQuest = () => localStorage.getItem('guildpath.quest.quick');

/** Opens the completion screen, with every scene answered. */
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
