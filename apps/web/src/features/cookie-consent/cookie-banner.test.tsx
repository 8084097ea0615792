import { cleanup, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { fakeClock, skipTime, stopTime } from '../../testing/fake-clock.ts';
import { renderApp } from '../../testing/render-app.tsx';

fakeClock();

// Imported in advance, so that its compilation does not count as time.
beforeAll(async () => {
  await import('./cookie-notice.tsx');
  await loadPage();
  cleanup();
});

async function loadPage() {
  fakeApi({});
  const app = renderApp('/about');
  await screen.findByRole('heading', { level: 1 });
  return app;
}

async function openPage() {
  stopTime();
  const openedAt = Date.now();
  const app = await loadPage();
  return { ...app, skipTo: (ms: number) => skipTime(openedAt + ms - Date.now()) };
}

const name = 'Cookie notice';
const banner = () => screen.queryByRole('region', { name });
const findBanner = () => screen.findByRole('region', { name });

it('appears two seconds after the page, with a link to the privacy policy', async () => {
  const { skipTo } = await openPage();
  await skipTo(1999);
  expect(banner()).toBeNull();
  await skipTo(2000);
  expect((await findBanner()).querySelector('a')).toHaveAttribute('href', '/privacy-policy');
});

it('counts from the load of the page, not from its hydration', async () => {
  const loaded = { duration: 700 } as PerformanceEntry;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([loaded]);
  vi.spyOn(performance, 'now').mockReturnValue(1700);
  const { skipTo } = await openPage();
  await skipTo(999);
  expect(banner()).toBeNull();
  await skipTo(1000);
  expect(await findBanner()).toBeVisible();
});

it.each([
  ['Accept All', 'accepted'],
  ['Decline', 'declined'],
  ['Close and decline cookies', 'declined'],
])('%s stores the bare word %s and never asks again', async (button, stored) => {
  const { user } = await openPage();
  await skipTime(2000);
  await user.click(await screen.findByRole('button', { name: button }));
  expect(banner()).toBeNull();
  expect(localStorage.getItem('cookieConsent')).toBe(stored);
});

it.each(['accepted', 'declined'])('does not appear for a visitor who has %s', async (stored) => {
  localStorage.setItem('cookieConsent', stored);
  await openPage();
  await skipTime(5000);
  expect(banner()).toBeNull();
});
