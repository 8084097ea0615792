import { questionBank } from '@guildpath/content';
import { type CardOutput, characterClasses } from '@guildpath/contract';
import { everyPortrait } from '@guildpath/results/testing';
import satori from 'satori';
import { describe, expect, it } from 'vitest';
import { CardPicture, cardSize } from './card-picture.tsx';
import { createCardDrawer } from './draw-card.ts';
import { drawPicture, loadFonts } from './draw-picture.ts';

const mage: CardOutput = {
  characterClass: 'Mage',
  guildTitle: 'Loremaster',
  archetype: 'Investigative',
  welcome: 'You want to know why.',
  moment: 'You pored over old reports.',
};

function sizeOf(png: Buffer): [number, number] {
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

const byLength = (texts: readonly string[]) => texts.toSorted((a, b) => b.length - a.length);

describe('the picture of a card', () => {
  it('has space for every guild title and its sentence, the longest beside the longest moments', async () => {
    const scenes = Object.values(questionBank).flat();
    const welcomes = byLength(everyPortrait.map(({ welcome }) => welcome));
    const moments = byLength(
      scenes.flatMap(({ options }) => options.flatMap(({ moment }) => moment ?? [])),
    );
    const fonts = await loadFonts();
    for (const [index, guildTitle] of byLength(
      everyPortrait.map(({ guildTitle }) => guildTitle),
    ).entries()) {
      const card = { ...mage, guildTitle, welcome: welcomes[index], moment: moments[index] };
      const lines: { top: number; bottom: number }[] = [];
      await satori(CardPicture(card), {
        ...cardSize,
        fonts,
        onNodeDetected: ({ textContent, top, height }) => {
          if (textContent) lines.push({ top, bottom: top + height });
          if (textContent === guildTitle) expect(height, guildTitle).toBeLessThan(110);
        },
      });
      expect(lines).toHaveLength(6);
      // Between the lines of the inner frame.
      expect(lines[0]?.top, guildTitle).toBeGreaterThan(45);
      expect(lines[5]?.bottom, guildTitle).toBeLessThan(585);
    }
  });

  it('is 1200 by 630, and smaller on demand', async () => {
    const drawCard = createCardDrawer(drawPicture);
    expect(sizeOf(await drawCard(mage))).toEqual([1200, 630]);
    expect(sizeOf(await drawCard(mage, 600))).toEqual([600, 315]);
  });

  it('shows class, guild title and its sentences, or else the archetype: another one of them is another picture', async () => {
    const drawCard = createCardDrawer(drawPicture);
    const older: CardOutput = { characterClass: 'Mage', archetype: 'Investigative' };
    const cards: CardOutput[] = [
      ...characterClasses.map((characterClass) => ({ ...mage, characterClass })),
      { ...mage, guildTitle: 'Dreamspinner' },
      { ...mage, welcome: 'You make things.' },
      { ...mage, moment: 'You drew a map.' },
      older,
      { ...older, archetype: 'Artistic' },
      { ...older, guildTitle: 'Loremaster' },
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
