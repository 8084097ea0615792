import { screen } from '@testing-library/react';
import { threeScenes } from './builders.ts';
import { fakeApi, type Procedures } from './fake-api.ts';
import { renderApp } from './render-app.tsx';

export const questions = { 'assessment.questions': () => threeScenes };
export const button = (name: string) => screen.getByRole('button', { name });
export const option = (letter: string) =>
  screen.getByRole('radio', { name: new RegExp(`^${letter} `) });

/** Opens one of three scenes. Default: the first. */
export async function openQuest(procedures: Procedures = {}, title = 'The Gate') {
  fakeApi({ ...questions, ...procedures });
  const app = renderApp('/assessment/quick');
  await screen.findByRole('heading', { name: title });
  return app;
}
