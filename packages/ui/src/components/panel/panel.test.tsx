import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Panel } from './panel.tsx';

test('a panel tells what stands on it which surface it has', () => {
  render(
    <>
      <Panel>by night</Panel>
      <Panel surface="parchment">on parchment</Panel>
    </>,
  );
  expect(screen.getByText('by night').dataset.surface).toBe('night');
  expect(screen.getByText('on parchment').dataset.surface).toBe('parchment');
});

test('a panel is the element that it is asked to be', () => {
  render(
    <Panel as="article" aria-label="Scene">
      text
    </Panel>,
  );
  expect(screen.getByRole('article', { name: 'Scene' })).toBeDefined();
});
