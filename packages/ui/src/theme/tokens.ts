import css from './tokens.css?raw';

const [palette = '', night = '', parchment = ''] = css.split(
  /:root,\n|\[data-surface='parchment'\] \{/,
);
const meanings = { night, parchment };

/** The names in `tokens.css` that start with one of these, in its order. */
export function listTokens(...starts: readonly string[]): string[] {
  return [...palette.matchAll(/^ {2}(--gp-[\w-]+):/gm)]
    .map(([, name = '']) => name)
    .filter((name) => starts.some((start) => name.startsWith(start)));
}

/** The value of a name on a surface; a colour of the palette is followed to its hexadecimal value. */
export function readToken(name: string, surface: keyof typeof meanings): string {
  const value =
    new RegExp(`${name}: ([^;]+);`).exec(`${meanings[surface]}\n${palette}`)?.[1] ?? name;
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return reference ? readToken(reference, surface) : value;
}

/** The colour of each surface where reading is hardest: the lightest of a night panel, the darkest rim of a parchment. */
export const hardestBackgrounds = { night: '#262d58', parchment: '#d2ba90' } as const;

/** Relative luminance by WCAG 2.2 of a colour written as `#rrggbb`. */
function luminanceOf(colour: string): number {
  const channels = [1, 3, 5].map(
    (start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255,
  );
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast by WCAG 2.2 between two colours written as `#rrggbb`: 1 for none, 21 for black on white. */
export function contrastBetween(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
