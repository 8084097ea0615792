import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Crest } from './crest.tsx';

test('a crest is decorative', () => {
  const { container } = render(<Crest emblem="mage" />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
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
