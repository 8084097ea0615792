import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const css = readFileSync(join(dirname(fileURLToPath(import.meta.url)), 'tokens.css'), 'utf8');
const [palette = '', night = '', parchment = ''] = css.split(
  /:root,\n|\[data-tone='parchment'\] \{/,
);

/** The value of a name within a tone, followed through the palette to its hexadecimal colour. */
function toColour(name: string, tone: string): string {
  const value = new RegExp(`${name}: ([^;]+);`).exec(`${tone}\n${palette}`)?.[1] ?? name;
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return reference ? toColour(reference, tone) : value;
}

/** Relative luminance by WCAG 2.2. */
function luminanceOf(colour: string): number {
  const channels = [1, 3, 5].map(
    (start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255,
  );
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastBetween(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const words = ['text', 'text-soft', 'title', 'accent', 'link', 'wrong', 'right'];
/** The lightest spot of a night panel, and the darkest rim of a parchment with its shadow and stains. */
const surfaces = [
  ['night', night, '--gp-night-950'],
  ['night', night, '--gp-night-900'],
  ['night', night, '#262d58'],
  ['parchment', parchment, '--gp-parchment-100'],
  ['parchment', parchment, '--gp-parchment-300'],
  ['parchment', parchment, '#d2ba90'],
] as const;

test.each(surfaces)(
  'every word on %s reaches the contrast of WCAG AA (%#)',
  (_name, tone, surface) => {
    for (const word of words) {
      const contrast = contrastBetween(toColour(`--gp-${word}`, tone), toColour(surface, tone));
      expect(contrast, `--gp-${word} on ${surface}`).toBeGreaterThanOrEqual(4.5);
    }
  },
);

test.each(surfaces)(
  'borders of controls and focus rings on %s can be seen (%#)',
  (_name, tone, surface) => {
    for (const line of ['rule-strong', 'focus']) {
      const contrast = contrastBetween(toColour(`--gp-${line}`, tone), toColour(surface, tone));
      expect(contrast, `--gp-${line} on ${surface}`).toBeGreaterThanOrEqual(3);
    }
  },
);
