import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Tag } from './tag.tsx';

test('a tag is read as its text, with or without an icon', () => {
  render(
    <Tag icon={<svg aria-hidden="true" />} className="of-the-card">
      Empathy
    </Tag>,
  );
  const tag = screen.getByText('Empathy');
  expect(tag.textContent).toBe('Empathy');
  expect(tag.classList.contains('of-the-card')).toBe(true);
});
