import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NightScene } from './night-scene.tsx';

test('the scene is decorative', () => {
  const { container } = render(<NightScene />);
  expect(container.textContent).toBe('');
  expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
});
