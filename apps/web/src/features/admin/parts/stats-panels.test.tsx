import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { adminSite, someAssessmentStats } from '../../../testing/admin-builders.ts';
import { fakeApi, type Procedures, serverError } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { stubChartSize } from '../../../testing/stub-chart-size.ts';

beforeEach(stubChartSize);

async function openTab(name: string, procedures: Procedures = {}) {
  fakeApi({ ...adminSite, ...procedures });
  const app = renderApp('/admin');
  await app.user.click(await screen.findByRole('tab', { name }));
  return app;
}

describe('the Assessments tab', () => {
  it('counts all, Quick Quests and Epic Journeys', async () => {
    await openTab('Assessments');
    expect(await screen.findByRole('region', { name: 'Completed quests' })).toHaveTextContent(
      'Total1,733Quick Quests1,700Epic Journeys33',
    );
  });

  it('lists who finished which quest, and when: a user without a name, a guest by the email', async () => {
    await openTab('Assessments');
    const table = await screen.findByRole('table', { name: 'Recent Activity' });
    const [, ...rows] = within(table).getAllByRole('row');
    expect(rows[0]).toHaveTextContent(/^Epic JourneyRegistered UserNov 20, 2026, \d/);
    expect(rows[1]).toHaveTextContent(/^Quick Questgrace@guildpath.testNov 19, 2026, \d/);
    expect(rows).toHaveLength(2);
  });

  it('says when there is no activity yet', async () => {
    const none = { total: 0, byType: { quick: 0, standard: 0, epic: 0 }, recentActivity: [] };
    await openTab('Assessments', { 'admin.assessmentStats': () => someAssessmentStats(none) });
    expect(await screen.findByText(/^No activity yet/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Completed quests' })).toHaveTextContent(
      'Total0Quick Quests0Epic Journeys0',
    );
  });
});

describe('the Database tab', () => {
  it('counts questions by tier and everything that can be recommended', async () => {
    await openTab('Database');
    expect(await screen.findByRole('region', { name: 'Questions by tier' })).toHaveTextContent(
      'Total80Quick15Standard25Epic40',
    );
    expect(screen.getByRole('region', { name: 'Career data' })).toHaveTextContent(
      'Careers346Skills84Educational Programs446Companies1,324',
    );
  });
});

describe.each([
  ['Assessments', 'admin.assessmentStats', 'assessments', 'Completed quests'],
  ['Database', 'admin.databaseStats', 'database figures', 'Career data'],
])('the %s tab', (tab, procedure, what, region) => {
  it('shows that it is loading', async () => {
    await openTab(tab, { [procedure]: () => new Promise(() => {}) });
    expect(await screen.findByText(`Loading ${what}`)).toBeInTheDocument();
  });

  it('says when it could not be loaded, and reloads on Refresh', async () => {
    let isBroken = true;
    const { user } = await openTab(tab, {
      [procedure]: (call) => {
        if (isBroken) serverError();
        return adminSite[procedure]?.(call);
      },
    });
    const alert = await screen.findByRole('alert', { name: `Couldn’t load the ${what}.` });
    isBroken = false;
    await user.click(within(alert).getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByRole('region', { name: region })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
