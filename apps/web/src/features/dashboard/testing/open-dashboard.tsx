import { screen, within } from '@testing-library/react';
import { aUser, someAssessments, someResults } from '../../../testing/builders.ts';
import { CallRefused, fakeApi, type Procedures } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

export const broken = () => {
  throw new CallRefused('INTERNAL_SERVER_ERROR', 'Internal server error');
};
export const never = () => new Promise(() => {});
export const assessments = (count: number): Procedures => ({
  'user.assessments': () => ({ assessments: someAssessments(count) }),
});

/** The dashboard of a user with one result, with what the server answers differently. */
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
