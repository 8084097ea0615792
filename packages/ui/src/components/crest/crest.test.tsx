import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Crest, emblems } from './crest.tsx';

test('each emblem has a picture of its own, which is decorative', () => {
  const { container } = render(emblems.map((emblem) => <Crest key={emblem} emblem={emblem} />));
  const pictures = [...container.querySelectorAll('img')];
  expect(pictures.every(({ alt }) => alt === '')).toBe(true);
  expect(new Set(pictures.map(({ src }) => src)).size).toBe(emblems.length);
});

test('the emblem of a guild title takes the place of the class’s, which stays for unknown titles', () => {
  const { container } = render(
    ['', 'seeker', 'pirate'].map((title) => <Crest key={title} emblem="mage" title={title} />),
  );
  const [ofClass, ofTitle, unknown] = [...container.querySelectorAll('img')].map(({ src }) => src);
  expect(ofTitle).not.toBe(ofClass);
  expect(unknown).toBe(ofClass);
});
