import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CrestDrawing } from './crest/crest-drawing.tsx';
import { type Emblem, emblems } from './crest/emblems.tsx';

// `vitest run --project=unit drawings -u` writes these files from the drawings.
// Object.keys returns string[].
test.each(Object.keys(emblems) as Emblem[])(
  '%s.svg is the emblem that the server draws',
  async (emblem) => {
    const markup = renderToStaticMarkup(
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 108" aria-hidden="true">
        <CrestDrawing emblem={emblem} />
      </svg>,
    );
    await expect(`${markup}\n`).toMatchFileSnapshot(`crest/pictures/${emblem}.svg`);
  },
);

const scenes = import.meta.glob<string>(['./quest-scenery/pictures/*.svg', './night-scene/*.svg'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

test('every scene defines what it refers to, and nothing else', () => {
  for (const [file, markup] of Object.entries(scenes)) {
    const defined = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const used = [...markup.matchAll(/(?:url\(|href=")#(\w+)/g)].map(([, id]) => id);
    expect(new Set(defined), file).toEqual(new Set(used));
  }
});
