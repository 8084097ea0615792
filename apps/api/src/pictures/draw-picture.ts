import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { CardOutput } from '@guildpath/contract';
import { CardPicture, cardSize } from './card-picture.tsx';

/** The PNG of a card, in pixels so wide. */
export async function drawPicture(card: CardOutput, width: number): Promise<Buffer> {
  // Loaded with the first picture: a server on a platform without the binary starts too, and the others start sooner.
  const [{ default: satori }, { Resvg }] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
  ]);
  const svg = await satori(CardPicture(card), { ...cardSize, fonts: await loadFonts() });
  // Not its own way of drawing in another thread: this is one already.
  const image = new Resvg(svg, {
    font: { loadSystemFonts: false },
    fitTo: { mode: 'width', value: width },
  });
  return image.render().asPng();
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
