import { screen, within } from '@testing-library/react';
import { aUser, someResults } from './builders.ts';
import { fakeApi, type Procedures } from './fake-api.ts';
import { renderApp } from './render-app.tsx';

export const section = (name: string) => within(screen.getByRole('region', { name }));
export const namesOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

/** Opens a member's results. Procedures override the default responses. */
export async function openResults(procedures: Procedures = {}) {
  fakeApi({ 'auth.user': () => aUser(), 'results.get': () => someResults(), ...procedures });
  const app = renderApp('/results/r1');
  await screen.findByText(/Quest Completed/);
  return app;
}
