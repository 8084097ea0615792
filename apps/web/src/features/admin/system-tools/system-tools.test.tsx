import type { SeedOutput } from '@guildpath/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { adminSite, anOverview } from '../../../testing/admin-builders.ts';
import { type Call, fakeApi, type Procedures, serverError } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

async function openTools(procedures: Procedures = {}) {
  const calls = fakeApi({ ...adminSite, ...procedures });
  const app = renderApp('/admin');
  await app.user.click(await screen.findByRole('tab', { name: 'System Tools' }));
  return { ...app, calls };
}

function countCalls(calls: readonly Call[], name: string): number {
  return calls.filter(({ procedure }) => procedure === name).length;
}

describe('the system status', () => {
  it('is healthy when the server is, with the time of the figures', async () => {
    await openTools();
    expect(await screen.findByText('All systems operational')).toBeVisible();
    expect(screen.getByText(/^Last updated:/)).toHaveTextContent(
      /^Last updated: Nov 21, 2026, \d\d?:00 [AP]M \S+$/,
    );
  });

  it('reports the issues and notes when it is anything else', async () => {
    const part = { systemIssues: ['Quick Quest lacks questions.'], systemNotes: ['7 mails wait.'] };
    await openTools({
      'admin.systemOverview': () => anOverview({ systemStatus: 'degraded', ...part }),
    });
    expect(await screen.findByText('System issues detected')).toBeVisible();
    for (const text of Object.values(part).flat()) expect(screen.getByText(text)).toBeVisible();
  });

  it('reports issues without a time when it could not be loaded', async () => {
    await openTools({
      'admin.systemOverview': serverError,
    });
    expect(await screen.findByText('System issues detected')).toBeVisible();
    expect(screen.getByText(/^Last updated:/)).toHaveTextContent('Last updated: Unknown');
  });

  it('reports no issues while it is loading', async () => {
    await openTools({ 'admin.systemOverview': () => new Promise(() => {}) });
    expect(await screen.findByText('Checking systems…')).toBeVisible();
    expect(screen.getByText(/^Last updated:/)).toHaveTextContent('Last updated: Unknown');
    expect(screen.queryByText('System issues detected')).not.toBeInTheDocument();
  });
});

describe.each([
  ['Seed Question Bank', 'admin.seedQuestions', 'Failed to seed questions'],
  ['Seed Career Data', 'admin.seedCareerData', 'Failed to seed career data'],
])('%s', (name, procedure, failure) => {
  it("shows the server's message and reloads the figures, with one request for a double click", async () => {
    const seeded: SeedOutput = { success: true, message: 'It is all there.' };
    const { user, calls } = await openTools({ [procedure]: () => seeded });
    const before = countCalls(calls, 'admin.databaseStats');
    await user.dblClick(screen.getByRole('button', { name }));
    expect(await screen.findByText('Success')).toBeVisible();
    expect(screen.getByText('It is all there.')).toBeVisible();
    await waitFor(() => expect(countCalls(calls, 'admin.databaseStats')).toBe(before + 1));
    expect(countCalls(calls, procedure)).toBe(1);
  });

  it('says that it failed, whether the server says so or cannot answer', async () => {
    let answer: Procedures[string] = () => ({ success: false, message: 'No.' });
    const { user } = await openTools({ [procedure]: (call) => answer(call) });
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByText(failure)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close notification' }));
    await waitFor(() => expect(screen.queryByText(failure)).not.toBeInTheDocument());
    answer = serverError;
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByText(failure)).toBeVisible();
  });
});

it('a seed stays pending behind another tab, until the response arrives', async () => {
  let answer: (output: SeedOutput) => void = () => {};
  const { user } = await openTools({
    'admin.seedQuestions': () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  const findButton = () => screen.getByRole('button', { name: 'Seed Question Bank' });
  await user.click(findButton());
  await user.click(screen.getByRole('tab', { name: 'Database' }));
  await user.click(screen.getByRole('tab', { name: 'System Tools' }));
  expect(findButton()).toHaveAttribute('aria-disabled', 'true');
  answer({ success: true, message: 'Done.' });
  expect(await screen.findByText('Done.')).toBeVisible();
  await waitFor(() => expect(findButton()).not.toHaveAttribute('aria-disabled'));
});

it('a list of the catalogue is downloaded as CSV', async () => {
  URL.createObjectURL = () => 'blob:csv';
  URL.revokeObjectURL = () => {};
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  onTestFinished(() => saved.mockRestore());
  const { user } = await openTools({ '/api/admin/catalogue/schools': () => 'id,name' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'List' }), 'schools');
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  expect(await screen.findByText('CSV Downloaded')).toBeVisible();
  expect(saved).toHaveBeenCalledOnce();
});
