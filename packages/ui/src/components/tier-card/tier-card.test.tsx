import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from '../button/button.tsx';
import { TierCard } from './tier-card.tsx';

const tier = {
  name: 'Standard Adventure',
  summary: 'For those who want to know.',
  minutes: 25,
  questionCount: 30,
  features: ['Skill recommendations'],
  accuracy: 'Medium accuracy',
  accuracyLevel: 2,
} as const;

test('a tier shows how long it takes and what it includes', () => {
  render(
    <>
      <h2>Quests</h2>
      <TierCard {...tier} isOpen action={<a href="/assessment/standard">Start</a>} />
    </>,
  );
  expect(screen.getByRole('heading', { name: 'Standard Adventure' })).toBeDefined();
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Minutes',
    'Questions',
  ]);
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['25', '30']);
  expect(screen.getByText('Skill recommendations')).toBeDefined();
  expect(screen.getByText('Medium accuracy')).toBeDefined();
});

test('a closed tier is on night, an open one on parchment', () => {
  const { rerender } = render(
    <TierCard {...tier} isOpen={false} action={<Button disabled>COMING SOON</Button>} />,
  );
  expect(screen.getByRole('article').dataset.surface).toBe('night');
  rerender(<TierCard {...tier} isOpen action={<Button>Start</Button>} />);
  expect(screen.getByRole('article').dataset.surface).toBe('parchment');
});
