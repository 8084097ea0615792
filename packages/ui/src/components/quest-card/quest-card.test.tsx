import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { OptionGroup } from '../option-group/option-group.tsx';
import { QuestCard } from './quest-card.tsx';

test('a scene shows its title, its story and its question, and the options answer that question', () => {
  render(
    <QuestCard
      title="The Ferry at Midnight"
      scenario="The bridge is gone."
      question="What do you do?"
      questionId="ferry"
      tag="Career Interests"
    >
      <OptionGroup options={[{ id: 'a', label: 'Swim' }]} labelledBy="ferry" />
    </QuestCard>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'The Ferry at Midnight' })).toBeDefined();
  expect(screen.getByText('The bridge is gone.')).toBeDefined();
  expect(screen.getByText('Career Interests')).toBeDefined();
  expect(screen.getByRole('radiogroup', { name: 'What do you do?' })).toBeDefined();
});

test('the heading can take the focus', () => {
  const heading = createRef<HTMLHeadingElement>();
  render(
    <QuestCard
      title="The Tower"
      scenario="It is dark."
      question="And now?"
      questionId="tower"
      headingRef={heading}
    >
      {null}
    </QuestCard>,
  );
  heading.current?.focus();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'The Tower' }));
});

test('a new scene has a new heading, so that a screen reader reads it', () => {
  const scene = (title: string) => (
    <QuestCard title={title} scenario="It is dark." question="And now?" questionId="scene">
      {null}
    </QuestCard>
  );
  const { rerender } = render(scene('The Tower'));
  const before = screen.getByRole('heading');
  rerender(scene('The Ferry'));
  expect(screen.getByRole('heading', { name: 'The Ferry' })).not.toBe(before);
});

test('the outcome of the previous choice comes before the title', () => {
  const { container } = render(
    <QuestCard
      title="The Tower"
      scenario="It is dark."
      question="And now?"
      questionId="tower"
      echo="You took the lantern."
    >
      {null}
    </QuestCard>,
  );
  expect(container.textContent).toMatch(/^You took the lantern\.The Tower/);
});
