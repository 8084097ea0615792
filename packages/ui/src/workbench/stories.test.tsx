import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findAxeViolations } from '../testing/find-axe-violations.ts';
import { allStories } from './all-stories.ts';
import { toFileName } from './load-scene.ts';
import { SceneFrame } from './scene-frame.tsx';

const srcDir = join(dirname(fileURLToPath(import.meta.url)), '..');

test('every component has its states in the workbench, in a file by its name', () => {
  const files = readdirSync(srcDir, { recursive: true, encoding: 'utf8' });
  const components = files
    .map((file) => /^components\/([\w-]+)\/\1\.tsx$/.exec(file)?.[1])
    .filter((name) => name !== undefined);
  const withStates = files
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => basename(file));
  expect(withStates).toEqual(
    expect.arrayContaining(components.map((name) => `${name}.stories.tsx`)),
  );
  expect(allStories.map(({ title }) => toFileName(title)).sort()).toEqual(withStates.sort());
});

// The backgrounds differ in colours alone, which jsdom does not paint.
const states = allStories.flatMap((stories) =>
  Object.keys(stories.states).map(
    (state) => [`${stories.title}, ${state}`, { stories, state, surface: 'night' }] as const,
  ),
);

test.each(states)('%s: nothing is found by axe', async (_name, scene) => {
  render(<SceneFrame scene={scene} env="test" />);
  expect(await findAxeViolations()).toEqual([]);
});
