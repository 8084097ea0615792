import { expect, test } from 'vitest';
import { contrastRatio, lowestContrastBackgrounds, readToken } from '../testing/tokens.ts';

const textTokens = ['text', 'text-soft', 'title', 'accent', 'link', 'wrong', 'right'];
const backgrounds = [
  ['night', '--gp-night-950'],
  ['night', '--gp-night-900'],
  ['night', lowestContrastBackgrounds.night],
  ['parchment', '--gp-parchment-100'],
  ['parchment', '--gp-parchment-300'],
  ['parchment', lowestContrastBackgrounds.parchment],
] as const;

test.each(backgrounds)('text on %s reaches the contrast of WCAG AA (%s)', (surface, background) => {
  for (const token of textTokens) {
    const contrast = contrastRatio(
      readToken(`--gp-${token}`, surface),
      readToken(background, surface),
    );
    expect(contrast, `--gp-${token} on ${background}`).toBeGreaterThanOrEqual(4.5);
  }
});

test.each(backgrounds)(
  'borders of controls and focus rings on %s reach a contrast of 3 (%s)',
  (surface, background) => {
    for (const token of ['rule-strong', 'focus', 'chart']) {
      const contrast = contrastRatio(
        readToken(`--gp-${token}`, surface),
        readToken(background, surface),
      );
      expect(contrast, `--gp-${token} on ${background}`).toBeGreaterThanOrEqual(3);
    }
  },
);

test('black on white has the highest contrast', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
});
