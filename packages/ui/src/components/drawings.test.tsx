import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CrestDrawing } from './crest/crest-drawing.tsx';
import { type Emblem, emblems } from './crest/emblems.tsx';
import { NightSceneDrawing } from './night-scene/night-scene-drawing.tsx';

// The SVG files are generated from the drawings: `vitest run --project=unit drawings -u` writes them.
const files: readonly (readonly [name: string, drawing: ReactElement])[] = [
  ['night-scene/night-scene.svg', <NightSceneDrawing key="night-scene" />],
  ...Object.keys(emblems).map(
    (emblem) =>
      [
        `crest/pictures/${emblem}.svg`,
        <svg
          key={emblem}
          xmlns="http://www.w3.org/2000/svg"
          viewBox="0 0 96 108"
          aria-hidden="true"
        >
          {/* Object.keys returns string[]. */}
          <CrestDrawing emblem={emblem as Emblem} />
        </svg>,
      ] as const,
  ),
];

test.each(files)('%s is the drawing that the code describes', async (name, drawing) => {
  await expect(`${renderToStaticMarkup(drawing)}\n`).toMatchFileSnapshot(name);
});
