import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Panel } from './panel.tsx';

test('a panel sets the surface of its content', () => {
  render(
    <>
      <Panel>by night</Panel>
      <Panel surface="parchment">on parchment</Panel>
    </>,
  );
  expect(screen.getByText('by night').dataset.surface).toBe('night');
  expect(screen.getByText('on parchment').dataset.surface).toBe('parchment');
});
