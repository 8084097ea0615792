import css from '../theme/tokens.css?raw';

const [palette = '', parchment = '', night = ''] = css.split(/:root,\n/);
const surfaces = { night, parchment };

/** Reads the value of a token on a surface, following references to the palette. */
export function readToken(name: string, surface: keyof typeof surfaces): string {
  const value =
    new RegExp(`${name}: ([^;]+);`).exec(`${surfaces[surface]}\n${palette}`)?.[1] ?? name;
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return reference ? readToken(reference, surface) : value;
}

/** Lists for each surface the background on which text has the lowest contrast. */
export const lowestContrastBackgrounds = { night: '#262d58', parchment: '#d2ba90' } as const;

function relativeLuminance(colour: string): number {
  const channels = [1, 3, 5].map(
    (start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255,
  );
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the WCAG 2.2 contrast ratio of two colours written as `#rrggbb`, from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [relativeLuminance(one), relativeLuminance(other)].sort(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}
