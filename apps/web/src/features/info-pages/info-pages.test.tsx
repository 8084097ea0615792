import { cookiesInPolicy, tablesInPolicy, writtenTextsInPolicy } from '@guildpath/contract';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { siteSettings } from '../../testing/builders.ts';
import { fakeApi, type Procedures } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

async function openPage(path: string, title: string, procedures: Procedures = {}) {
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  fakeApi(procedures);
  const app = renderApp(path);
  await screen.findByRole('heading', { level: 1, name: title });
  return { ...app, scrollTo };
}

const sections = () =>
  within(screen.getByRole('article'))
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);

it.each([
  ['/about', 'About Guildpath', 'About · Guildpath'],
  ['/privacy-policy', 'Privacy Policy', 'Privacy Policy · Guildpath'],
  ['/terms-of-service', 'Terms of Service', 'Terms of Service · Guildpath'],
  ['/accessibility', 'Accessibility', 'Accessibility · Guildpath'],
  ['/contact', 'Contact', 'Contact · Guildpath'],
  ['/halls/parents', 'For Parents', 'For Parents · Guildpath'],
])('%s opens at its top, titles the window and leads home', async (path, title, windowTitle) => {
  const { scrollTo, goTo } = await openPage('/theory/aptitude', 'Aptitude');
  goTo(path);
  await screen.findByRole('heading', { level: 1, name: title });
  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
  expect(document.title).toBe(windowTitle);
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

it('the about page says that it is under construction, where the facts come from, and of which release', async () => {
  await openPage('/about', 'About Guildpath', {
    'site.settings': () => siteSettings({ onetReleases: ['31.0'] }),
  });
  expect(screen.getByRole('heading', { name: 'Under Construction' })).toBeVisible();
  expect(screen.getByRole('article')).toHaveTextContent(
    'This product includes information from the O*NET 31.0 Database by the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA), used under the CC BY 4.0 license. O*NET® is a trademark of USDOL/ETA. Guildpath has modified all or some of this information. USDOL/ETA has not approved, endorsed, or tested these modifications.',
  );
  expect(screen.getByRole('link', { name: 'O*NET 31.0 Database' })).toHaveAttribute(
    'href',
    'https://www.onetcenter.org/database.html',
  );
  expect(screen.getByRole('link', { name: 'CC BY 4.0' })).toBeVisible();
});

it('the about page says what AI does, what is not known, and how often a result comes back', async () => {
  await openPage('/about', 'About Guildpath');
  const article = screen.getByRole('article');
  expect(article).toHaveTextContent(/Statistics and fixed rules work out your scores.*no AI/);
  expect(article).toHaveTextContent('No study with real people has been done yet');
  expect(article).toHaveTextContent(
    /How sure is a result\?These figures come from a model, not from real people yet/,
  );
  expect(article).toHaveTextContent(/Quick Quest: two fifths to half of people get the same/);
});

it('the privacy policy has seven sections, the reader’s date and the support address', async () => {
  vi.stubEnv('TZ', 'Pacific/Kiritimati');
  vi.setSystemTime('2026-03-05T12:00:00Z');
  await openPage('/privacy-policy', 'Privacy Policy');
  expect(sections()).toHaveLength(7);
  expect(await screen.findByText('March 6, 2026')).toHaveAttribute('datetime', '2026-03-06');
  expect(await screen.findByRole('link', { name: 'help@guildpath.test' })).toHaveAttribute(
    'href',
    'mailto:help@guildpath.test',
  );
});

it('the privacy policy names every table, text and cookie, what an AI service learns, and what the browser keeps', async () => {
  await openPage('/privacy-policy', 'Privacy Policy');
  const article = screen.getByRole('article');
  const text = article.textContent.replaceAll(/\s+/g, ' ');
  const words = [tablesInPolicy, writtenTextsInPolicy, cookiesInPolicy].flatMap(
    Object.values<string | null>,
  );
  const missing = words.filter((part) => part !== null && !text.includes(part));
  expect(missing).toEqual([]);
  expect(article).toHaveTextContent(
    /what you did in the story, scene by scene.*learns your choices.*never gets your name/,
  );
  expect(article).toHaveTextContent(
    /answers of an unfinished quest.*settings for quests and results.*choice in the cookie notice.*ID of your account.*email address and name you entered as a guest/,
  );
});

it('the accessibility statement says what is tested, on what, what is missing and whom to write to', async () => {
  await openPage('/accessibility', 'Accessibility');
  expect(sections()).toEqual([
    '1. Our Goal',
    '2. What We Test',
    '3. Where It Works',
    '4. What Is Known to Be Missing',
    '5. Write to Us',
  ]);
  expect(await screen.findByRole('link', { name: 'help@guildpath.test' })).toBeVisible();
});

it('the contact page opens a message to the support address and says what it helps with', async () => {
  await openPage('/contact', 'Contact');
  expect(await screen.findByRole('link', { name: 'Email Support' })).toHaveAttribute(
    'href',
    'mailto:help@guildpath.test',
  );
  const topics = within(screen.getByRole('region', { name: 'What we can help with' }));
  expect(topics.getAllByRole('heading', { level: 3 })).toHaveLength(5);
});
