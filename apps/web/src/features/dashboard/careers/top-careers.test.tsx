import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  aUser,
  someAssessments,
  somePreparations,
  someResults,
} from '../../../testing/builders.ts';
import { fakeApi, type Procedures } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const choosable = () => someResults({ byPreparation: somePreparations() });

async function openDashboard(procedures: Procedures = {}) {
  fakeApi({
    'auth.user': () => aUser(),
    'results.get': choosable,
    'user.assessments': () => ({ assessments: someAssessments(1) }),
    ...procedures,
  });
  const app = renderApp('/dashboard');
  await screen.findByRole('region', { name: 'Assessment History' });
  return app;
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const titlesIn = (name: string) =>
  within(region(name).getByRole('list', { name: 'Best careers' }))
    .getAllByRole('meter')
    .map((meter) => meter.getAttribute('aria-label')?.replace(': match', ''));
const choose = (user: UserEvent, name: string) =>
  user.click(
    within(screen.getByRole('group', { name: /^How much training/ })).getByRole('radio', { name }),
  );

describe('how long to study, on the dashboard', () => {
  it('narrows the careers of the latest quest, and says how many it leaves', async () => {
    const { user } = await openDashboard();
    expect(region('Your Top Careers').getByText(/the Quick Quest/)).toBeVisible();
    expect(titlesIn('Your Top Careers')).toEqual([
      'Cartographer',
      'Astronomer',
      'Archivist',
      'Chemist',
      'Surveyor',
    ]);
    await choose(user, 'About two years');
    expect(titlesIn('Your Top Careers')).toEqual(['Surveyor']);
    expect(region('Your Top Careers').getByRole('status')).toHaveTextContent(/^42 careers here/);
    await choose(user, 'Any');
    expect(titlesIn('Your Top Careers')).toHaveLength(5);
    expect(region('Your Top Careers').getByRole('status')).toBeEmptyDOMElement();
  });

  it('names the top career of the latest quest for that choice, and leaves card and confidence', async () => {
    const { user } = await openDashboard();
    await choose(user, 'About two years');
    const card = region('Quick Quest');
    expect(
      card.getByText('Top career with about two years of training').nextSibling,
    ).toHaveTextContent('Surveyor');
    expect(card.getByRole('meter', { name: 'Match Confidence' })).toHaveAttribute('value', '76');
    expect(
      await region('Share Your Card').findByRole('img', { name: /Top career: Cartographer/ }),
    ).toBeVisible();
  });

  it('is the same choice on the results, and remembered', async () => {
    const { user, goTo } = await openDashboard();
    await choose(user, 'Graduate school');
    goTo('/results/r1');
    expect(await screen.findByRole('radio', { name: 'Graduate school' })).toBeChecked();
    await choose(user, 'About two years');
    goTo('/dashboard');
    await screen.findByRole('region', { name: 'Your Top Careers' });
    expect(screen.getByRole('radio', { name: 'About two years' })).toBeChecked();
    expect(titlesIn('Your Top Careers')).toEqual(['Surveyor']);
  });
});
