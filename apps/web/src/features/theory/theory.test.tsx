import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';

async function openPage(path: string, title: string) {
  fakeApi({});
  renderApp(path);
  await screen.findByRole('heading', { level: 1, name: title });
}

const partNames = () =>
  screen
    .getAllByRole('article')
    .map((part) => within(part).getByRole('heading', { level: 3 }).textContent);

it.each([
  [
    '/theory/riasec',
    'RIASEC Interests',
    [
      'Realistic, the Doers',
      'Investigative, the Thinkers',
      'Artistic, the Creators',
      'Social, the Helpers',
      'Enterprising, the Persuaders',
      'Conventional, the Organizers',
    ],
    ['Example careers'],
  ],
  [
    '/theory/big-five',
    'Big Five Traits',
    ['Openness', 'Conscientiousness', 'Extraversion', 'Agreeableness', 'Neuroticism'],
    ['High', 'Low'],
  ],
  [
    '/theory/aptitude',
    'Aptitude',
    ['Logical Reasoning', 'Numerical Ability', 'Verbal Reasoning', 'Spatial Reasoning'],
    ['Example task'],
  ],
])('%s describes its parts, and leads on', async (path, title, parts, labels) => {
  await openPage(path, title);
  expect(document.title).toBe(`${title} · Guildpath`);
  expect(partNames()).toEqual(parts);
  for (const label of labels) expect(screen.getAllByText(label)).toHaveLength(parts.length);
  expect(screen.getByRole('link', { name: 'Start Quick Quest' })).toHaveAttribute(
    'href',
    '/assessment/quick',
  );
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  const reading = within(screen.getByRole('region', { name: 'Read more' })).getAllByRole('link');
  expect(reading.length).toBeGreaterThanOrEqual(3);
  for (const link of reading) expect(link.getAttribute('href')).toMatch(/^https:/);
});

it('aptitude comes with a history and a comparison', async () => {
  await openPage('/theory/aptitude', 'Aptitude');
  expect(
    within(screen.getByRole('region', { name: 'A short history' })).getAllByRole('listitem'),
  ).toHaveLength(7);
  expect(screen.getByRole('columnheader', { name: 'Traditional test' })).toBeVisible();
});
