import type { CardOutput } from '@guildpath/contract';
import { cardSize } from './card-picture.tsx';

/**
 * The picture of a card as PNG, in pixels so wide. Throws where the library that draws has no binary for the
 * platform: what a picture belongs to has to do without it then.
 */
export type DrawCard = (card: CardOutput, width?: number) => Promise<Buffer>;

/** Renders a card as PNG, in this thread or another. */
type RenderPicture = (card: CardOutput, width: number) => Promise<Uint8Array>;

/** A picture is up to 50 KB; most people have one of a few dozen titles. */
const keptPictures = 60;

/** Draws each picture once, one at a time, and keeps the latest. */
export function createCardDrawer(renderPicture: RenderPicture): DrawCard {
  const kept = new Map<string, Promise<Buffer>>();
  // One at a time: mails wait for one picture at most.
  let last: Promise<unknown> = Promise.resolve();
  const drawNext = (card: CardOutput, width: number) => {
    const picture = last
      .then(() => renderPicture(card, width))
      // Between threads a buffer becomes plain bytes.
      .then((png) => Buffer.from(png.buffer, png.byteOffset, png.byteLength));
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
