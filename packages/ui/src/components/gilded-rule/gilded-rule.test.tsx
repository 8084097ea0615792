import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GildedRule } from './gilded-rule.tsx';

test('a gilded rule is decorative', () => {
  const { container } = render(<GildedRule />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
