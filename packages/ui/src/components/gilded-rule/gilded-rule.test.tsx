import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GildedRule } from './gilded-rule.tsx';

test('a gilded rule is decoration', () => {
  const { container } = render(<GildedRule />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
