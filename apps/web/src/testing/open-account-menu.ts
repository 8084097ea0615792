import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
// Imported in advance, so that it is compiled before a test's timeout starts.
import '../features/dashboard/account-menu/account-options.tsx';
import { aUser } from './builders.ts';
import { fakeApi, type Procedures } from './fake-api.ts';
import { renderApp } from './render-app.tsx';

export const accountButton = () => screen.getByRole('button', { name: /^Account of/ });
export const menuItem = (name: string) => screen.findByRole('menuitem', { name });

/** Opens the account menu on the dashboard of a user without results, as it renders fastest. */
export async function openAccountMenu(procedures: Procedures = {}) {
  const calls = fakeApi({
    'auth.user': () => aUser(),
    'user.assessments': () => ({ assessments: [] }),
    'user.sessions': () => ({ canReplacePassword: false, sessions: [] }),
    ...procedures,
  });
  const app = renderApp('/dashboard');
  await screen.findByRole('heading', { name: /^Welcome( back)?,/ });
  await app.user.click(accountButton());
  await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  return {
    ...app,
    inputsOf: (procedure: string) =>
      calls.filter((call) => call.procedure === procedure).map(({ input }) => input),
  };
}

/** Opens the dialog behind the menu item of this name. */
export async function openAccountDialog(name: string, procedures: Procedures = {}) {
  const app = await openAccountMenu(procedures);
  await app.user.click(await menuItem(name));
  await waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible());
  return app;
}
