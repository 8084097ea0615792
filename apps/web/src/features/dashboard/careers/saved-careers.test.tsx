import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCareerListing, aUser, someAssessments, someResults } from '../../../testing/builders.ts';
import { fakeApi, type Procedures } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const botanist = aCareerListing({ id: 'botanist', title: 'Botanist' });
const surveyor = aCareerListing({ id: 'surveyor', title: 'Surveyor' });

async function openSaved(procedures: Procedures = {}) {
  fakeApi({
    'auth.user': () => aUser(),
    'user.assessments': () => ({ assessments: someAssessments(1) }),
    'results.get': () => someResults(),
    'user.savedCareers': () => ({ careers: [botanist, surveyor] }),
    ...procedures,
  });
  const { user } = renderApp('/dashboard');
  const section = within(await screen.findByRole('region', { name: 'Saved Careers' }));
  return { user, section };
}

it('saved careers stand on the dashboard and open in the Career Library', async () => {
  const { section } = await openSaved();
  expect(section.getByRole('link', { name: 'Botanist' })).toHaveAttribute(
    'href',
    '/dashboard?open=career-library&career=botanist',
  );
  expect(section.getAllByRole('listitem')).toHaveLength(2);
});

it('a career is removed from those saved by a press', async () => {
  const { user, section } = await openSaved({
    'user.setCareerSaved': () => ({ careers: [surveyor] }),
  });
  await user.click(section.getByRole('button', { name: 'Remove Botanist' }));
  await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(1));
  expect(section.getByRole('link', { name: 'Surveyor' })).toBeVisible();
});
