import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SkillPill } from './skill-pill.tsx';

test.each([
  ['high', 'High'],
  ['medium', 'Medium'],
  ['low', 'Low'],
] as const)('%s priority is written in words, not shown by colour alone', (priority, words) => {
  render(<SkillPill name="Writing" priority={priority} />);
  expect(screen.getByText('Writing')).toBeDefined();
  expect(screen.getByText(words).textContent).toBe(`${words} priority`);
});
