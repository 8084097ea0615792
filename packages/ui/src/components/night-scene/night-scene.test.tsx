import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NightScene } from './night-scene.tsx';

test('the scene is decorative', () => {
  const { container } = render(<NightScene />);
  expect(container.textContent).toBe('');
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('server and browser draw the same sky', () => {
  expect(renderToString(<NightScene />)).toBe(renderToString(<NightScene />));
});
