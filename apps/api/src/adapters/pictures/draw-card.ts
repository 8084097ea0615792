import type { CardOutput } from '@guildpath/contract';
import { LRUCache } from 'lru-cache';
import type { PictureSize } from './card-picture.tsx';

/** Describes what a picture of a card, or of an invitation, shows. */
export interface CardToDraw extends Omit<CardOutput, 'firstName' | 'archetype'> {
  readonly size: PictureSize;
  /** The best match, on a story. Default: none. */
  readonly bestMatch?: string | undefined;
}

/**
 * Draws a card as PNG. Throws where the drawing library has no binary for the platform and while too many
 * pictures wait, so callers must cope without a picture.
 */
export type DrawCard = (card: CardToDraw) => Promise<Buffer>;

/** Renders a card as PNG, in this thread or another. */
type RenderPicture = (card: CardToDraw) => Promise<Uint8Array>;

/** A picture is up to 150 KB. */
const maxCachedPictures = 60;
/** Takes about twenty seconds. Mails alone show fewer cards than that. */
const maxWaitingPictures = 60;

/** Draws one picture at a time and caches those requested most recently. */
export function createCardDrawer(renderPicture: RenderPicture): DrawCard {
  const cache = new LRUCache<string, Promise<Buffer>>({ max: maxCachedPictures });
  // One at a time, so that mails wait for one picture at most.
  let previous: Promise<unknown> = Promise.resolve();
  let waitingCount = 0;
  const drawNext = async (card: CardToDraw): Promise<Buffer> => {
    if (waitingCount >= maxWaitingPictures) throw new Error('Too many pictures wait to be drawn.');
    waitingCount += 1;
    const picture = previous.then(() => renderPicture(card)).finally(() => (waitingCount -= 1));
    // A failure concerns its caller, not the next picture.
    previous = picture.catch(() => undefined);
    const png = await picture;
    // A buffer from another thread arrives as a plain Uint8Array.
    return Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  };
  return ({ size, characterClass, guildTitle, welcome, moment, bestMatch }) => {
    const card = { size, characterClass, guildTitle, welcome, moment, bestMatch };
    const key = JSON.stringify(card);
    const picture = cache.get(key) ?? drawNext(card);
    cache.set(key, picture);
    picture.catch(() => cache.delete(key));
    return picture;
  };
}
