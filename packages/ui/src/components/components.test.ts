import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every component has stories', () => {
  const components = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(components).toContain('button');
  const withoutStories = components.filter(
    (name) => !existsSync(`${import.meta.dirname}/${name}/${name}.stories.tsx`),
  );
  expect(withoutStories).toEqual([]);
});
