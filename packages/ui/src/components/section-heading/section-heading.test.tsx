import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SectionHeading } from './section-heading.tsx';

test('a section is labelled by its heading', () => {
  render(
    <section aria-labelledby="quests">
      <SectionHeading id="quests" eyebrow="Assessments" lead="The longer, the better.">
        Choose Your Quest
      </SectionHeading>
    </section>,
  );
  expect(screen.getByRole('region', { name: 'Choose Your Quest' })).toBeDefined();
  expect(screen.getByText('The longer, the better.')).toBeDefined();
});
