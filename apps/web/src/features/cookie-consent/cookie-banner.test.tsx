import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  return () => vi.useRealTimers();
});

async function openPage() {
  fakeApi({});
  const app = renderApp('/about');
  await screen.findByRole('heading', { level: 1 });
  return app;
}

const banner = () => screen.queryByRole('region', { name: 'Cookie notice' });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('appears two seconds after the page, with a link to the privacy policy', async () => {
  await openPage();
  await wait(1900);
  expect(banner()).toBeNull();
  await wait(100);
  expect(banner()).toBeVisible();
  expect(banner()?.querySelector('a')).toHaveAttribute('href', '/privacy-policy');
});

it('counts from the load of a page that the app takes over later', async () => {
  const loaded = { duration: 700 } as PerformanceEntry;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([loaded]);
  vi.spyOn(performance, 'now').mockReturnValue(1700);
  await openPage();
  await wait(900);
  expect(banner()).toBeNull();
  await wait(100);
  expect(banner()).toBeVisible();
});

it('appears at once on a page that loaded longer ago', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { duration: 700 } as PerformanceEntry,
  ]);
  vi.spyOn(performance, 'now').mockReturnValue(9000);
  await openPage();
  await wait(0);
  expect(banner()).toBeVisible();
});

it.each([
  ['Accept All', 'accepted'],
  ['Decline', 'declined'],
  ['Close and decline cookies', 'declined'],
])('%s stores the bare word %s and never asks again', async (button, stored) => {
  const { user } = await openPage();
  await wait(2000);
  await user.click(screen.getByRole('button', { name: button }));
  expect(banner()).toBeNull();
  expect(localStorage.getItem('cookieConsent')).toBe(stored);
});

it.each(['accepted', 'declined'])('stays away from someone who has %s', async (stored) => {
  localStorage.setItem('cookieConsent', stored);
  await openPage();
  await wait(5000);
  expect(banner()).toBeNull();
});
