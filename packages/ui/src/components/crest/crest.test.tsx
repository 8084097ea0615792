import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Crest, emblems } from './crest.tsx';

test('each emblem has a picture of its own, which is decorative', () => {
  const { container } = render(emblems.map((emblem) => <Crest key={emblem} emblem={emblem} />));
  const pictures = [...container.querySelectorAll('img')];
  expect(pictures.every(({ alt }) => alt === '')).toBe(true);
  expect(new Set(pictures.map(({ src }) => src)).size).toBe(emblems.length);
});
