import { questionBank } from '@guildpath/content';
import { characterClasses } from '@guildpath/contract';
import { everyPortrait } from '@guildpath/results/testing';
import { describe, expect, it } from 'vitest';
import { layouts } from './card-picture.tsx';
import { type CardToDraw, createCardDrawer } from './draw-card.ts';
import { drawPicture, layOut, loadFonts, readCrest } from './draw-picture.ts';

const mage: CardToDraw = {
  size: 'preview',
  characterClass: 'Mage',
  guildTitle: 'Loremaster',
  welcome: 'You want to know why.',
  moment: 'You pored over old reports.',
};

const host = 'careers.springfield-district-high-school.example';
const draw = (card: CardToDraw) => drawPicture({ ...card, host });
const byLength = (texts: readonly string[]) => texts.toSorted((a, b) => b.length - a.length);

describe('the picture of a card', () => {
  it.each([
    { layout: 'wide', lineCount: 6, top: 45, bottom: 585 },
    // Apps cover the rest of a story.
    { layout: 'tall', lineCount: 10, top: 250, bottom: 1750 },
  ] as const)(
    'has space in its $layout layout for the longest guild titles beside the longest sentences',
    async ({ layout, lineCount, top, bottom }) => {
      const [welcome = ''] = byLength(everyPortrait.map((portrait) => portrait.welcome));
      const options = Object.values(questionBank).flatMap((scenes) =>
        scenes.flatMap((scene) => scene.options),
      );
      const [moment] = byLength(options.flatMap((option) => option.moment ?? []));
      const bestMatch = 'Computer-Controlled Machine Tool Operator (CNC)';
      const { width, scale } = layouts[layout];
      const fonts = await loadFonts();
      const crest = await readCrest(mage);
      const guildTitles = byLength(everyPortrait.map((portrait) => portrait.guildTitle));
      for (const guildTitle of guildTitles.slice(0, 12)) {
        const lines: { left: number; top: number; width: number; height: number }[] = [];
        const card = { ...mage, guildTitle, welcome, moment, bestMatch, host, layout, crest };
        await layOut(card, fonts, {
          onNodeDetected: ({ textContent, ...line }) => {
            if (textContent) lines.push(line);
            // One line alone.
            if (textContent === guildTitle) expect(line.height).toBeLessThan(110 * scale);
          },
        });
        expect(lines).toHaveLength(lineCount);
        for (const line of lines) {
          expect(line.top, guildTitle).toBeGreaterThan(top);
          expect(line.top + line.height, guildTitle).toBeLessThan(bottom);
          expect(line.left + line.width, guildTitle).toBeLessThan(width - 45);
        }
      }
    },
  );

  it('has the size that a link preview, a mail or a story needs', async () => {
    const sizes = { preview: [1200, 630], mail: [600, 315], story: [1080, 1920] } as const;
    for (const size of ['preview', 'mail', 'story'] as const) {
      const png = await draw({ ...mage, size });
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      // The header chunk begins with width and height.
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(sizes[size]);
      expect(png.length).toBeLessThan(200_000);
    }
  });

  it('shows class, guild title and sentences, and the best match on a story', async () => {
    const cards: CardToDraw[] = [
      ...characterClasses.map((characterClass) => ({ ...mage, characterClass })),
      { ...mage, guildTitle: 'Dreamspinner' },
      { ...mage, welcome: 'You make things.' },
      { ...mage, moment: 'You drew a map.' },
      { ...mage, size: 'story' },
      { ...mage, size: 'invitation' },
      { ...mage, size: 'story', bestMatch: 'Archivist' },
    ];
    const pictures = await Promise.all(cards.map(draw));
    const different = new Set(pictures.map((picture) => picture.toString('base64')));
    expect(different.size).toBe(cards.length);
  });

  it('has an emblem for each guild title, and the emblem of the class for unknown ones', async () => {
    const emblemOf = async (guildTitle: string) => (await readCrest({ ...mage, guildTitle }))[1];
    const own = await emblemOf('../mage');
    const emblems = await Promise.all(everyPortrait.map(({ guildTitle }) => emblemOf(guildTitle)));
    expect(new Set([own, ...emblems]).size).toBe(everyPortrait.length + 1);
  });

  it('is drawn once for all with the same card, also when they ask at once', async () => {
    let count = 0;
    const drawCard = createCardDrawer(() => Promise.resolve(Buffer.alloc(++count)));
    const [first, second] = await Promise.all([drawCard(mage), drawCard({ ...mage })]);
    expect(second).toBe(first);
    expect(await drawCard(mage)).toBe(first);
    expect(count).toBe(1);
  });

  it('is refused while too many others wait, and drawn later', async () => {
    let finish = () => {};
    const blocked = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const drawCard = createCardDrawer(() => blocked.then(() => Buffer.alloc(1)));
    const waiting = Array.from({ length: 60 }, (_, number) =>
      drawCard({ ...mage, guildTitle: `Number ${number}` }),
    );
    await expect(drawCard(mage)).rejects.toThrow('Too many pictures');
    finish();
    await Promise.all(waiting);
    await expect(drawCard(mage)).resolves.toHaveLength(1);
  });
});
