import type { SeedOutput } from '@guildpath/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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

  it('reports the issues when it is anything else', async () => {
    const systemIssues = [
      'Mails that failed for good in the last 24 hours: 3.',
      'Quick Quest lacks questions.',
    ];
    await openTools({
      'admin.systemOverview': () => anOverview({ systemStatus: 'degraded', systemIssues }),
    });
    expect(await screen.findByText('System issues detected')).toBeVisible();
    for (const issue of systemIssues) expect(screen.getByText(issue)).toBeVisible();
  });

  it('says what is worth knowing while all is well', async () => {
    const systemNotes = ['Mails delayed by the limits on mails: 7. They go out later.'];
    await openTools({ 'admin.systemOverview': () => anOverview({ systemNotes }) });
    expect(await screen.findByText('All systems operational')).toBeVisible();
    expect(screen.getByText(String(systemNotes[0]))).toBeVisible();
  });

  it('reports issues without a time when it could not be loaded', async () => {
    await openTools({
      'admin.systemOverview': serverError,
    });
    expect(await screen.findByText('System issues detected')).toBeVisible();
    expect(screen.getByText(/^Last updated:/)).toHaveTextContent('Last updated: Unknown');
  });

  it('survives an overview without a time', async () => {
    const { lastUpdated: _, ...overview } = anOverview();
    await openTools({ 'admin.systemOverview': () => overview });
    expect(await screen.findByText('All systems operational')).toBeVisible();
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
  it("shows the server's message, and reloads the figures", async () => {
    const seeded: SeedOutput = { success: true, message: 'It is all there.' };
    const { user, calls } = await openTools({ [procedure]: () => seeded });
    const before = countCalls(calls, 'admin.databaseStats');
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByText('Success')).toBeVisible();
    expect(screen.getByText('It is all there.')).toBeVisible();
    await waitFor(() => expect(countCalls(calls, 'admin.databaseStats')).toBe(before + 1));
    expect(countCalls(calls, procedure)).toBe(1);
  });

  it('by a double click is one request', async () => {
    const { calls } = await openTools({ [procedure]: () => ({ success: true, message: 'Done.' }) });
    const button = screen.getByRole('button', { name });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(await screen.findByText('Done.')).toBeVisible();
    expect(countCalls(calls, procedure)).toBe(1);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    fireEvent.click(button);
    await waitFor(() => expect(countCalls(calls, procedure)).toBe(2));
  });

  it('is pending until the answer arrives, behind another tab too', async () => {
    let answer: (output: SeedOutput) => void = () => {};
    const { user } = await openTools({
      [procedure]: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    await user.click(screen.getByRole('button', { name }));
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('tab', { name: 'Database' }));
    await user.click(screen.getByRole('tab', { name: 'System Tools' }));
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    answer({ success: true, message: 'Done.' });
    expect(await screen.findByText('Done.')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('button', { name })).not.toHaveAttribute('aria-disabled'),
    );
  });

  it.each([
    ['the server has no success', () => ({ success: false, message: 'No.' }) satisfies SeedOutput],
    ['the request fails', serverError],
  ])('says that it failed when %s', async (_, answer) => {
    const { user, calls } = await openTools({ [procedure]: answer });
    const before = countCalls(calls, 'admin.databaseStats');
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByText('Error')).toBeVisible();
    expect(screen.getByText(failure)).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('button', { name })).not.toHaveAttribute('aria-disabled'),
    );
    expect(countCalls(calls, 'admin.databaseStats')).toBe(before);
  });
});
