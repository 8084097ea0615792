import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  aCombinedProfile,
  aUser,
  someAssessments,
  someResults,
  twoTiers,
} from '../../../testing/builders.ts';
import { fakeApi, type Procedures, serverError } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

async function openDashboard(procedures: Procedures = {}) {
  const calls = fakeApi({
    'auth.user': () => aUser(),
    'results.get': () => someResults(),
    'user.assessments': () => ({ assessments: twoTiers() }),
    'user.profile': () => aCombinedProfile(),
    ...procedures,
  });
  const app = renderApp('/dashboard');
  await screen.findByRole('region', { name: 'Assessment History' });
  return { ...app, calls };
}

const together = () => within(screen.getByRole('region', { name: 'All Your Quests Together' }));

describe('quests of two tiers', () => {
  it('show one profile from all answers, with its bands', async () => {
    await openDashboard();
    for (const [term, value] of [
      ['Archetype', 'Social'],
      ['Guild title', 'Lorekeeper'],
      ['Class', 'Healer'],
      ['Personality type', 'Innovator'],
    ] as const) {
      expect(together().getByText(term).nextSibling).toHaveTextContent(value);
    }
    expect(together().getByRole('meter', { name: 'Openness' })).toHaveAttribute('value', '82');
    expect(
      together().getByText('Taken again, between 72% and 92% two times in three.'),
    ).toBeInTheDocument();
    const interests = within(
      together().getByRole('table', { name: 'Your interests in all quests' }),
    );
    expect(
      interests.getByRole('row', {
        name: /Investigative 90%, taken again between 80% and 100% two times in three/,
      }),
    ).toBeInTheDocument();
  });

  it('say which quests the profile comes from, and that the results stay unchanged', async () => {
    await openDashboard();
    expect(
      together().getByText(
        /all 40 answers in your latest Standard Adventure and Quick Quest\. Your single results don’t change\./,
      ),
    ).toBeVisible();
    expect(together().getByText(/most bands get narrower/)).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: 'Standard Adventure' })).getByText(
        'Investigative',
        { selector: 'dd' },
      ),
    ).toBeVisible();
  });

  it('show the five best careers with their job families', async () => {
    await openDashboard();
    const careers = together().getAllByRole('listitem').slice(-5);
    expect(careers[0]).toHaveTextContent('LibrarianArchitecture and EngineeringStrong trail84%');
    expect(careers[4]).toHaveTextContent('Chemist');
    expect(together().queryByText('Surveyor')).not.toBeInTheDocument();
    expect(together().getByRole('meter', { name: 'Librarian: match' })).toHaveAttribute(
      'value',
      '84',
    );
  });

  it('say so when the combined profile cannot be loaded, and retry on request', async () => {
    let fails = true;
    const { user } = await openDashboard({
      'user.profile': () => (fails ? serverError() : aCombinedProfile()),
    });
    const alert = within(together().getByRole('alert'));
    expect(alert.getByText('We couldn’t load your combined profile.')).toBeVisible();
    fails = false;
    await user.click(alert.getByRole('button', { name: 'Try Again' }));
    expect(await together().findByText('Lorekeeper')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('show nothing together when the server has nothing to combine', async () => {
    await openDashboard({ 'user.profile': () => ({ profile: null }) });
    expect(screen.queryByRole('region', { name: /Together/ })).not.toBeInTheDocument();
  });
});

it('several quests of one tier are not combined, and no profile is requested', async () => {
  const { calls } = await openDashboard({
    'user.assessments': () => ({ assessments: someAssessments(3) }),
  });
  expect(screen.queryByRole('region', { name: /Together/ })).not.toBeInTheDocument();
  expect(calls.map(({ procedure }) => procedure)).not.toContain('user.profile');
});
