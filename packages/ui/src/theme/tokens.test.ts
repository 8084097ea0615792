import { expect, test } from 'vitest';
import { contrastBetween, hardestGrounds } from './contrast.ts';
import { readToken } from './read-tokens.ts';

const words = ['text', 'text-soft', 'title', 'accent', 'link', 'wrong', 'right'];
const surfaces = [
  ['night', '--gp-night-950'],
  ['night', '--gp-night-900'],
  ['night', hardestGrounds.night],
  ['parchment', '--gp-parchment-100'],
  ['parchment', '--gp-parchment-300'],
  ['parchment', hardestGrounds.parchment],
] as const;

test.each(surfaces)('every word on %s reaches the contrast of WCAG AA (%s)', (tone, surface) => {
  for (const word of words) {
    const contrast = contrastBetween(readToken(`--gp-${word}`, tone), readToken(surface, tone));
    expect(contrast, `--gp-${word} on ${surface}`).toBeGreaterThanOrEqual(4.5);
  }
});

test.each(surfaces)(
  'borders of controls and focus rings on %s can be seen (%s)',
  (tone, surface) => {
    for (const line of ['rule-strong', 'focus', 'chart']) {
      const contrast = contrastBetween(readToken(`--gp-${line}`, tone), readToken(surface, tone));
      expect(contrast, `--gp-${line} on ${surface}`).toBeGreaterThanOrEqual(3);
    }
  },
);

test('black on white is as much contrast as there is', () => {
  expect(contrastBetween('#000000', '#ffffff')).toBeCloseTo(21);
});
