import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { CardOutput } from '@guildpath/contract';
import { CardPicture, cardSize } from './card-picture.tsx';

/** The PNG of a card, in pixels so wide. */
export async function drawPicture(card: CardOutput, width: number): Promise<Buffer> {
  // Loaded with the first picture: a server on a platform without the binary starts too, and the others start sooner.
  const [{ default: sharp }, fonts] = await Promise.all([import('sharp'), loadFonts()]);
  // Last, and called at once: it prepares its WebAssembly when it is loaded, and where there is no memory for that, a
  // failure that nobody waits for would end the process.
  const { default: satori } = await import('satori');
  const svg = await satori(CardPicture(card), { ...cardSize, fonts });
  // A palette is a third of the size, and the eye sees no difference.
  return sharp(Buffer.from(svg)).resize(width).png({ palette: true }).toBuffer();
}

type Fonts = Awaited<ReturnType<typeof readFonts>>;

let loadedFonts: Promise<Fonts> | undefined;

function loadFonts(): Promise<Fonts> {
  loadedFonts ??= readFonts();
  return loadedFonts;
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
