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
  ['/theory/riasec', 'RIASEC Interests'],
  ['/theory/big-five', 'Big Five Traits'],
  ['/theory/aptitude', 'Aptitude'],
])('%s leads to the Quick Quest, to further reading and home', async (path, title) => {
  await openPage(path, title);
  expect(document.title).toBe(`${title} · Guildpath`);
  expect(screen.getByRole('link', { name: 'Start Quick Quest' })).toHaveAttribute(
    'href',
    '/assessment/quick',
  );
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  const reading = within(screen.getByRole('region', { name: 'Read more' })).getAllByRole('link');
  expect(reading.length).toBeGreaterThanOrEqual(3);
  for (const link of reading) expect(link.getAttribute('href')).toMatch(/^https:/);
});

it('the six interest types are described with traits and careers', async () => {
  await openPage('/theory/riasec', 'RIASEC Interests');
  expect(partNames()).toEqual([
    'Realistic, the Doers',
    'Investigative, the Thinkers',
    'Artistic, the Creators',
    'Social, the Helpers',
    'Enterprising, the Persuaders',
    'Conventional, the Organizers',
  ]);
  expect(screen.getAllByText('Example careers')).toHaveLength(6);
});

it('the five traits are described at both ends', async () => {
  await openPage('/theory/big-five', 'Big Five Traits');
  expect(partNames()).toEqual([
    'Openness',
    'Conscientiousness',
    'Extraversion',
    'Agreeableness',
    'Neuroticism',
  ]);
  expect(screen.getAllByText('High')).toHaveLength(5);
  expect(screen.getAllByText('Low')).toHaveLength(5);
});

it('the four areas of aptitude come with tasks, a history and a comparison', async () => {
  await openPage('/theory/aptitude', 'Aptitude');
  expect(partNames()).toEqual([
    'Logical Reasoning',
    'Numerical Ability',
    'Verbal Reasoning',
    'Spatial Reasoning',
  ]);
  expect(screen.getAllByText('Example task')).toHaveLength(4);
  expect(
    within(screen.getByRole('region', { name: 'A short history' })).getAllByRole('listitem'),
  ).toHaveLength(7);
  expect(screen.getByRole('columnheader', { name: 'Traditional test' })).toBeVisible();
});
