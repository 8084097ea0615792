import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CrestDrawing } from './crest/crest-drawing.tsx';
import { type Emblem, emblems } from './crest/emblems.tsx';
import { NightSceneDrawing } from './night-scene/night-scene-drawing.tsx';
import { questDrawings } from './quest-scenery/drawings/quest-drawings.ts';

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

describe.each(Object.entries(questDrawings))('the drawing of %s', (name, Drawing) => {
  const markup = new XMLSerializer().serializeToString(
    new DOMParser().parseFromString(renderToStaticMarkup(<Drawing />), 'image/svg+xml'),
  );

  test('is what the code describes', async () => {
    await expect(`${markup}\n`).toMatchFileSnapshot(`quest-scenery/pictures/${name}.svg`);
  });

  test('is at most 6 KB', () => {
    expect(markup.length).toBeLessThanOrEqual(6 * 1024);
  });

  test('defines what it refers to, and nothing else', () => {
    const defined = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const used = [...markup.matchAll(/(?:url\(|href=")#([a-z]+)/g)].map(([, id]) => id);
    expect(new Set(defined)).toEqual(new Set(used));
  });
});
