import type { CardOutput } from '@guildpath/contract';
import { cardSize } from './card-picture.tsx';

/**
 * Draws a card as PNG; `width` is in pixels. Throws where the drawing library has no binary for the
 * platform, so callers must cope without a picture.
 */
export type DrawCard = (card: CardOutput, width?: number) => Promise<Buffer>;

/** Renders a card as PNG, in this thread or another. */
type RenderPicture = (card: CardOutput, width: number) => Promise<Uint8Array>;

/** A picture is up to 50 KB. */
const maxCachedPictures = 60;

/** Draws one picture at a time and caches those requested most recently. */
export function createCardDrawer(renderPicture: RenderPicture): DrawCard {
  const cache = new Map<string, Promise<Buffer>>();
  // One at a time, so that mails wait for one picture at most.
  let previous: Promise<unknown> = Promise.resolve();
  const drawNext = (card: CardOutput, width: number) => {
    const picture = previous
      .then(() => renderPicture(card, width))
      // A buffer from another thread arrives as a plain Uint8Array.
      .then((png) => Buffer.from(png.buffer, png.byteOffset, png.byteLength));
    // A failure concerns its caller, not the next picture.
    previous = picture.catch(() => undefined);
    return picture;
  };
  return (card, width = cardSize.width) => {
    const { characterClass, archetype, guildTitle, welcome, moment } = card;
    const key = JSON.stringify([characterClass, archetype, guildTitle, welcome, moment, width]);
    const picture = cache.get(key) ?? drawNext(card, width);
    // Moves the entry to the end, so that the first one is the least recently used.
    cache.delete(key);
    cache.set(key, picture);
    picture.catch(() => cache.delete(key));
    const [oldest] = cache.keys();
    if (cache.size > maxCachedPictures && oldest !== undefined) cache.delete(oldest);
    return picture;
  };
}
