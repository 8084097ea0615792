import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Crest } from './crest.tsx';

test('a crest without a label is decorative', () => {
  render(<Crest emblem="mage" />);
  expect(screen.queryByRole('img')).toBeNull();
});

test('a crest with a label is an image of that name', () => {
  render(<Crest emblem="mage" label="Mage" />);
  expect(screen.getByRole('img', { name: 'Mage' })).toBeDefined();
});

test('two crests on a page share no gradient ids', () => {
  const { container } = render(
    <>
      <Crest emblem="warrior" />
      <Crest emblem="healer" />
    </>,
  );
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
