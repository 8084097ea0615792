import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { crestOf } from '@guildpath/contract';
import { CardPicture, type CardPictureProps, layouts, pictureSizes } from './card-picture.tsx';
import type { CardToDraw } from './draw-card.ts';

const { resolve } = createRequire(import.meta.url);

/** Draws a card as PNG. */
export async function drawPicture(card: CardToDraw & { readonly host: string }): Promise<Buffer> {
  const { layout, width } = pictureSizes[card.size];
  // Loaded on demand: servers start faster, and also on platforms without a binary of sharp.
  const [{ default: sharp }, fonts, crest] = await Promise.all([
    import('sharp'),
    loadFonts(),
    readCrest(card),
  ]);
  const svg = await layOut({ ...card, layout, crest }, fonts);
  // A palette is a third of the size, and dithering takes more than half of the time: the eye sees neither.
  return sharp(Buffer.from(svg)).resize(width).png({ palette: true, dither: 0 }).toBuffer();
}

type Satori = typeof import('satori').default;

/** Returns the picture as SVG. */
export async function layOut(
  card: CardPictureProps,
  fonts: Fonts,
  options: Pick<Parameters<Satori>[1], 'onNodeDetected'> = {},
): Promise<string> {
  // Loaded last and called at once: on import it compiles WebAssembly, and an unhandled failure of that,
  // for lack of memory, would end the process.
  const { default: satori } = await import('satori');
  const { width, height } = layouts[card.layout];
  return satori(CardPicture(card), { width, height, fonts, ...options });
}

/**
 * Returns the URLs of the class's shield, and of the emblem of the guild title, or of the class without
 * one.
 */
export async function readCrest(card: Parameters<typeof crestOf>[0]): Promise<string[]> {
  const { emblem, title } = crestOf(card);
  // The build copies the crests beside the bundle.
  const folder = import.meta.url.endsWith('.ts')
    ? path.dirname(resolve('@guildpath/ui/crests/explorer.svg'))
    : import.meta.dirname;
  const titled = (await readdir(path.join(folder, 'titles'))).find(
    (name) => name === `${title}.svg`,
  );
  const names = [`shields/${emblem}.svg`, titled ? `titles/${titled}` : `${emblem}.svg`];
  return Promise.all(
    names.map(async (name) => {
      return `data:image/svg+xml;base64,${await readFile(path.join(folder, name), 'base64')}`;
    }),
  );
}

type Fonts = Awaited<ReturnType<typeof readFonts>>;

let loadedFonts: Promise<Fonts> | undefined;

export function loadFonts(): Promise<Fonts> {
  loadedFonts ??= readFonts();
  return loadedFonts;
}

function readFonts() {
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
