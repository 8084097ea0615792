import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adminSite } from '../../../testing/admin-builders.ts';
import { fakeApi, type Procedures } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';

async function openTools(procedures: Procedures = {}) {
  const calls = fakeApi({ ...adminSite, ...procedures });
  const app = renderApp('/admin');
  await screen.findByRole('table', { name: 'Users' });
  const countReads = () =>
    calls.filter(({ procedure }) => procedure === 'admin.securityEvents').length;
  expect(countReads()).toBe(0);
  const open = (tab: string) => app.user.click(screen.getByRole('tab', { name: tab }));
  await open('System Tools');
  return { ...app, open, countReads };
}

it('the last events are listed with what happened, why, to which account and from where', async () => {
  await openTools();
  const table = await screen.findByRole('table', { name: 'Security Events' });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['What', 'Why', 'Account', 'Network', 'When'],
    [
      'Sign-in refused',
      'wrong password',
      'ada@guildpath.test',
      'kq3Vd0wX',
      expect.stringMatching(/:58/),
    ],
    ['Sign-in refused', 'unknown identifier', '–', 'kq3Vd0wX', expect.stringMatching(/:57/)],
    [
      'Administrator created or changed',
      'account opened at start',
      '000000a2',
      '–',
      expect.stringMatching(/^Nov 21, 2026/),
    ],
  ]);
  // That account was deleted.
  expect(screen.getByText('000000a2')).toHaveAttribute(
    'title',
    '0199c1f0-5a00-7000-8000-0000000000a2',
  );
});

it('security events are loaded with their tab, and again by Refresh', async () => {
  const { user, open, countReads } = await openTools();
  await screen.findByRole('table', { name: 'Security Events' });
  expect(countReads()).toBe(1);
  await open('Database');
  await open('System Tools');
  expect(countReads()).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(countReads()).toBe(2));
});

it('security events come in pages, each after the last event of the one before', async () => {
  const ids = Array.from({ length: 30 }, (_, index) => `e${index + 1}`);
  const asked: unknown[] = [];
  const { user } = await openTools({
    'admin.securityEvents': ({ input }) => {
      asked.push(input);
      const { limit, before } = input as { limit: number; before?: string };
      const begin = before === undefined ? 0 : ids.indexOf(before) + 1;
      const events = ids.slice(begin, begin + limit).map((id) => ({
        id,
        type: 'auth.signed-in' as const,
        reason: id,
        at: '2026-11-21T11:00:00.000Z',
      }));
      return { events };
    },
  });
  expect(await screen.findByText('Events 1 to 25, newest first')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Events 26 to 30, newest first')).toHaveFocus();
  expect(screen.getByRole('cell', { name: 'e30' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await screen.findByText('Events 1 to 25, newest first')).toBeVisible();
  expect(asked).toEqual([{ limit: 25 }, { limit: 25, before: 'e25' }]);
});
