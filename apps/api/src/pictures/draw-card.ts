import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { CardOutput } from '@guildpath/contract';
import { CardPicture, cardSize } from './card-picture.tsx';

/**
 * The picture of a card as PNG, in pixels so wide. Throws where the library that draws has no binary for the
 * platform: what a picture belongs to has to do without it then.
 */
export type DrawCard = (card: CardOutput, width?: number) => Promise<Buffer>;

/** A picture is some 100 KB; most people have one of a few dozen titles. */
const keptPictures = 60;

/** Draws each picture once, one at a time, and keeps the latest. */
export function createCardDrawer(): DrawCard {
  const kept = new Map<string, Promise<Buffer>>();
  // Many cards at once would take all the threads that passwords are hashed in too.
  let last: Promise<unknown> = Promise.resolve();
  const drawNext = (card: CardOutput, width: number) => {
    const picture = last.then(() => drawPicture(card, width));
    // The failure is that of the caller who asked for the picture; the next one is drawn all the same.
    last = picture.catch(() => undefined);
    return picture;
  };
  return (card, width = cardSize.width) => {
    const { characterClass, archetype, guildTitle } = card;
    const key = JSON.stringify([characterClass, archetype, guildTitle, width]);
    const picture = kept.get(key) ?? drawNext(card, width);
    // What was asked for last is forgotten last.
    kept.delete(key);
    kept.set(key, picture);
    picture.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > keptPictures && oldest !== undefined) kept.delete(oldest);
    return picture;
  };
}

async function drawPicture(card: CardOutput, width: number): Promise<Buffer> {
  // Loaded with the first picture: a server on a platform without the binary starts too, and the others start sooner.
  const [{ default: satori }, { renderAsync }] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
  ]);
  const svg = await satori(CardPicture(card), { ...cardSize, fonts: await loadFonts() });
  // In another thread.
  const image = await renderAsync(svg, {
    font: { loadSystemFonts: false },
    fitTo: { mode: 'width', value: width },
  });
  return image.asPng();
}

type Fonts = Awaited<ReturnType<typeof readFonts>>;

let fonts: Promise<Fonts> | undefined;

function loadFonts(): Promise<Fonts> {
  fonts ??= readFonts();
  return fonts;
}

function readFonts() {
  const { resolve } = createRequire(import.meta.url);
  return Promise.all(
    ([500, 600, 700] as const).map(async (weight) => ({
      name: 'Texturina',
      weight,
      // Of WOFF2, the web app's format, satori reads nothing.
      data: await readFile(
        resolve(`@fontsource/texturina/files/texturina-latin-${weight}-normal.woff`),
      ),
    })),
  );
}
