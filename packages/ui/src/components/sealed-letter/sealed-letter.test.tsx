import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SealedLetter } from './sealed-letter.tsx';

test('two letters on a page share no gradient ids', () => {
  const { container } = render(
    <>
      <SealedLetter />
      <SealedLetter size={48} />
    </>,
  );
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(6);
});
