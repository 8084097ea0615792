import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Crest } from './crest.tsx';

test('a crest beside its name is decoration', () => {
  render(<Crest emblem="mage" />);
  expect(screen.queryByRole('img')).toBeNull();
});

test('a crest on its own says what it is', () => {
  render(<Crest emblem="mage" label="Mage" />);
  expect(screen.getByRole('img', { name: 'Mage' })).toBeDefined();
});

test('two crests of a page share no paint', () => {
  const { container } = render(
    <>
      <Crest emblem="warrior" />
      <Crest emblem="healer" />
    </>,
  );
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
