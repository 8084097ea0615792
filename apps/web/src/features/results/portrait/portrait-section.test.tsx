import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { someResults } from '../../../testing/builders.ts';
import { openResults, section } from '../../../testing/open-results.tsx';

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
  expect(insight.getByText('They finish what you start.')).toBeVisible();
});
