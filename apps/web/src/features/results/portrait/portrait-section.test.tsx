import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { someResults } from '../../../testing/builders.ts';
import { openResults, section } from '../../../testing/open-results.tsx';

it('opens three paragraphs about traits, and folds the others of an Epic quest', async () => {
  const texts = ['You ask.', 'You plan.', 'You wait.', 'You share.', 'You sleep.'];
  const portrait = texts.map((text) => ({ about: 'traits', text }) as const);
  const { user } = await openResults({ 'results.get': () => someResults({ portrait }) });
  const insight = section('Personality Insight');
  expect(insight.getByText('You wait.')).toBeVisible();
  await user.click(insight.getByText('Read on'));
  expect(insight.getByText('You share.')).not.toBeVisible();
  await user.click(insight.getByText('Your other sides'));
  for (const text of texts.slice(3)) expect(insight.getByText(text)).toBeVisible();
});

it('shows below the portrait what friends come for, what it costs, and who is missing', async () => {
  await openResults({
    'results.get': () =>
      someResults({
        friends: ['You find the leak.', 'You stay calm.', 'You know a shortcut.'],
        costs: ['You skip lunch.', 'You rarely ask.', 'You start again.'],
        beside: { guildTitle: 'Oathkeeper', sentence: 'They finish what you start.' },
      }),
  });
  const insight = section('Personality Insight');
  for (const [title, line] of [
    ['What friends come to you for', 'You find the leak.'],
    ['What it costs you', 'You rarely ask.'],
  ] as const) {
    const list = insight.getByRole('heading', { level: 4, name: title }).nextElementSibling;
    expect(within(list as HTMLElement).getAllByRole('listitem')).toHaveLength(3);
    expect(insight.getByText(line)).toBeVisible();
  }
  expect(insight.getByText('Oathkeeper')).toBeVisible();
  expect(insight.getByText(/They finish what you start\.$/)).toBeVisible();
});
