import type { CareersInput } from '@guildpath/contract';
import { screen, within } from '@testing-library/react';
import { aCareerListing, aCatalogueCareer, aUser } from './builders.ts';
import { fakeApi, type Procedures } from './fake-api.ts';
import { renderApp } from './render-app.tsx';

const pageSize = 2;
/** Few careers in pages of two, because happy-dom is slow to find roles among many rows. */
const fiveCareers = [1, 2, 3, 4, 5].map((number) =>
  aCareerListing({ id: `c${number}`, title: `Career ${number}` }),
);

export function pageOfCareers({ input }: { readonly input: CareersInput }) {
  const found = input.search === 'zzz' ? [] : fiveCareers;
  const careers = found.slice((input.page - 1) * pageSize, input.page * pageSize);
  return { careers, total: found.length };
}

/** Serves a catalogue in which the search `zzz` matches nothing. */
const smallCatalogue: Procedures = {
  'catalogue.families': () => ({
    families: [
      { category: 'Law', careers: 12 },
      { category: 'Nursing and Patient Services', careers: 9 },
    ],
  }),
  'catalogue.careers': pageOfCareers,
  'catalogue.career': ({ input }: { input: { careerId: string } }) => {
    const title = input.careerId === 'surveyor' ? 'Surveyor' : 'Career 2';
    return aCatalogueCareer({ id: input.careerId, title });
  },
};

export interface DrawerCase {
  readonly procedures?: Procedures;
  /** An address to open it from, instead of its button. */
  readonly path?: string;
}

/** Opens a drawer over the dashboard of a user without quests. */
export async function openDrawer(name: string, { procedures, path }: DrawerCase = {}) {
  const calls = fakeApi({
    'auth.user': () => aUser(),
    'user.assessments': () => ({ assessments: [] }),
    ...smallCatalogue,
    ...procedures,
  });
  const app = renderApp(path ?? '/dashboard');
  if (!path) await app.user.click(await screen.findByRole('button', { name: `Open ${name}` }));
  const dialog = within(await screen.findByRole('dialog', { name }));
  /** Returns the input of the procedure's last call. */
  const lastInput = (procedure: string): unknown =>
    calls.findLast((call) => call.procedure === procedure)?.input;
  return { ...app, calls, dialog, lastInput };
}
