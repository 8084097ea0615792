import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { CardOutput } from '@guildpath/contract';
import { CardPicture, cardSize } from './card-picture.tsx';

/** Draws a card as PNG; `width` is in pixels. */
export async function drawPicture(card: CardOutput, width: number): Promise<Buffer> {
  // Loaded on demand: servers start faster, and also on platforms without a binary of sharp.
  const [{ default: sharp }, fonts] = await Promise.all([import('sharp'), loadFonts()]);
  // Loaded last and called at once: on import it compiles WebAssembly, and an unhandled failure of that,
  // for lack of memory, would end the process.
  const { default: satori } = await import('satori');
  const svg = await satori(CardPicture(card), { ...cardSize, fonts });
  // A palette is a third of the size, and the eye sees no difference.
  return sharp(Buffer.from(svg)).resize(width).png({ palette: true }).toBuffer();
}

type Fonts = Awaited<ReturnType<typeof readFonts>>;

let loadedFonts: Promise<Fonts> | undefined;

export function loadFonts(): Promise<Fonts> {
  loadedFonts ??= readFonts();
  return loadedFonts;
}

function readFonts() {
  const { resolve } = createRequire(import.meta.url);
  return Promise.all(
    ([500, 600, 700] as const).map(async (weight) => ({
      name: 'Texturina',
      weight,
      // Satori cannot read WOFF2, the format that the web app uses.
      data: await readFile(
        resolve(`@fontsource/texturina/files/texturina-latin-${weight}-normal.woff`),
      ),
    })),
  );
}
