import { screen, within } from '@testing-library/react';
import { aUser, someAssessments, someResults } from './builders.ts';
import { fakeApi, type Procedures } from './fake-api.ts';
import { renderApp } from './render-app.tsx';

export const never = () => new Promise(() => {});
export const assessments = (count: number): Procedures => ({
  'user.assessments': () => ({ assessments: someAssessments(count) }),
});

/** Opens the dashboard of a user with one result. Procedures override the default responses. */
export async function openDashboard(procedures: Procedures = {}) {
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

export async function findRegion(name: string) {
  return within(await screen.findByRole('region', { name }));
}
