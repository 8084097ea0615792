import { expect, test } from 'vitest';
import { contrastBetween, hardestBackgrounds, readToken } from './tokens.ts';

const words = ['text', 'text-soft', 'title', 'accent', 'link', 'wrong', 'right'];
const backgrounds = [
  ['night', '--gp-night-950'],
  ['night', '--gp-night-900'],
  ['night', hardestBackgrounds.night],
  ['parchment', '--gp-parchment-100'],
  ['parchment', '--gp-parchment-300'],
  ['parchment', hardestBackgrounds.parchment],
] as const;

test.each(backgrounds)('text on %s reaches the contrast of WCAG AA (%s)', (surface, background) => {
  for (const word of words) {
    const contrast = contrastBetween(
      readToken(`--gp-${word}`, surface),
      readToken(background, surface),
    );
    expect(contrast, `--gp-${word} on ${background}`).toBeGreaterThanOrEqual(4.5);
  }
});

test.each(backgrounds)(
  'borders of controls and focus rings on %s reach a contrast of 3 (%s)',
  (surface, background) => {
    for (const line of ['rule-strong', 'focus', 'chart']) {
      const contrast = contrastBetween(
        readToken(`--gp-${line}`, surface),
        readToken(background, surface),
      );
      expect(contrast, `--gp-${line} on ${background}`).toBeGreaterThanOrEqual(3);
    }
  },
);

test('black on white has the highest contrast', () => {
  expect(contrastBetween('#000000', '#ffffff')).toBeCloseTo(21);
});
