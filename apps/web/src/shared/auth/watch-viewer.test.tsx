import type { CurrentUser } from '@guildpath/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { anOverview } from '../../testing/admin-builders.ts';
import { aUser, someAssessments, someResults } from '../../testing/builders.ts';
import { CallError, fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const storageKey = 'guildpath.viewer';
const ada = aUser({ role: 'admin' });
const grace = aUser({ id: 'u2', firstName: 'Grace' });

let viewer: CurrentUser | undefined;
let isOffline: boolean;
const reload = vi.fn();
const isHidden = () => document.documentElement.style.visibility === 'hidden';

beforeEach(() => {
  viewer = ada;
  isOffline = false;
  reload.mockClear();
  document.documentElement.style.visibility = '';
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});

async function openPage(path: string) {
  fakeApi({
    'auth.user': () => {
      if (isOffline) throw new CallError('SERVICE_UNAVAILABLE', 'Please try again.');
      if (viewer) return viewer;
      throw new CallError('UNAUTHORIZED', 'Unauthorized');
    },
    'user.assessments': () => ({ assessments: someAssessments(1) }),
    'results.get': () => someResults(),
    'results.puzzles': () => ({ puzzles: [] }),
    'admin.systemOverview': () => anOverview({}),
  });
  const app = renderApp(path);
  await screen.findByRole('heading', { level: 1 });
  if (viewer) await waitFor(() => expect(localStorage.getItem(storageKey)).toBe('u1'));
  return app;
}

function fire(type: 'pagehide' | 'pageshow', persisted = true) {
  window.dispatchEvent(Object.assign(new Event(type), { persisted }));
}

// Another tab writes into the storage that both share.
function switchViewer(next: CurrentUser | undefined) {
  viewer = next;
  if (next) localStorage.setItem(storageKey, next.id);
  else localStorage.removeItem(storageKey);
}

function announceSwitch() {
  const newValue = localStorage.getItem(storageKey);
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue }));
}

const tabs = [
  ['has logged out', undefined],
  ['has logged in as someone else', grace],
] as const;

it.each(tabs)('a signed-in page is reloaded, hidden, when another tab %s', async (_, next) => {
  await openPage('/dashboard');
  switchViewer(next);
  announceSwitch();
  expect(isHidden()).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

it('a page stays when another tab confirms the same visitor', async () => {
  await openPage('/dashboard');
  announceSwitch();
  expect(reload).not.toHaveBeenCalled();
});

it('a guest stays on the page and is greeted when another tab logs in', async () => {
  viewer = undefined;
  await openPage('/');
  switchViewer(ada);
  announceSwitch();
  expect(await screen.findByText('Welcome, Ada!')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});

it.each(['/dashboard', '/results/r1', '/admin'])(
  '%s is hidden in the back/forward cache, and reloaded from there when another tab logs in',
  async (path) => {
    await openPage(path);
    fire('pagehide');
    expect(isHidden()).toBe(true);
    switchViewer(grace);
    fire('pageshow');
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(isHidden()).toBe(true);
  },
);

it('a session that the server has ended is noticed, though no tab logged out', async () => {
  await openPage('/dashboard');
  fire('pagehide');
  viewer = undefined;
  fire('pageshow');
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it.each([
  ['online', false],
  ['offline', true],
])('the same visitor sees the page again, %s', async (_, offline) => {
  await openPage('/dashboard');
  fire('pagehide');
  isOffline = offline;
  fire('pageshow');
  await waitFor(() => expect(isHidden()).toBe(false));
  expect(reload).not.toHaveBeenCalled();
});

it('offline, a page stays hidden after a logout in another tab', async () => {
  await openPage('/dashboard');
  fire('pagehide');
  switchViewer(undefined);
  isOffline = true;
  fire('pageshow');
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(isHidden()).toBe(true);
});
