import { type CardOutput, characterClasses } from '@guildpath/contract';
import { describe, expect, it } from 'vitest';
import { createCardDrawer } from './draw-card.ts';
import { drawPicture } from './draw-picture.ts';

const mage: CardOutput = {
  characterClass: 'Mage',
  guildTitle: 'Loremaster',
  archetype: 'Investigative',
};

function sizeOf(png: Buffer): [number, number] {
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

describe('the picture of a card', () => {
  it('is 1200 by 630, and smaller on demand', async () => {
    const drawCard = createCardDrawer(drawPicture);
    expect(sizeOf(await drawCard(mage))).toEqual([1200, 630]);
    expect(sizeOf(await drawCard(mage, 600))).toEqual([600, 315]);
  });

  it('shows class, guild title and archetype: another one of them is another picture', async () => {
    const drawCard = createCardDrawer(drawPicture);
    const { guildTitle: _none, ...untitled } = mage;
    const cards: CardOutput[] = [
      ...characterClasses.map((characterClass) => ({ ...mage, characterClass })),
      { ...mage, guildTitle: 'Dreamspinner' },
      { ...mage, archetype: 'Artistic' },
      untitled,
    ];
    const pictures = await Promise.all(cards.map((card) => drawCard(card, 300)));
    const different = new Set(pictures.map((picture) => picture.toString('base64')));
    expect(different.size).toBe(cards.length);
  });

  it('is drawn once for all with the same card, also when they ask at once', async () => {
    const drawCard = createCardDrawer(drawPicture);
    const [first, second] = await Promise.all([drawCard(mage, 100), drawCard({ ...mage }, 100)]);
    expect(second).toBe(first);
    expect(await drawCard(mage, 100)).toBe(first);
  });

  it('is not kept for ever, but as long as it is asked for', async () => {
    const drawCard = createCardDrawer(() => Promise.resolve(Buffer.alloc(1)));
    const wanted = await drawCard(mage);
    const forgotten = await drawCard({ ...mage, guildTitle: 'Nobody' });
    for (let number = 0; number < 80; number += 1) {
      await drawCard({ ...mage, guildTitle: `Number ${number}` });
      expect(await drawCard(mage)).toBe(wanted);
    }
    expect(await drawCard({ ...mage, guildTitle: 'Nobody' })).not.toBe(forgotten);
  });
});
