import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Tag } from './tag.tsx';

test('a tag shows its text and accepts a class', () => {
  render(<Tag className="of-the-card">Empathy</Tag>);
  expect(screen.getByText('Empathy').classList.contains('of-the-card')).toBe(true);
});
