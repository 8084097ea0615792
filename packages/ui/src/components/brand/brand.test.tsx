import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Brand } from './brand.tsx';

test('a link around the brand is named Guildpath', () => {
  render(
    <a href="/">
      <Brand />
    </a>,
  );
  expect(screen.getByRole('link', { name: 'Guildpath' })).toBeDefined();
});
