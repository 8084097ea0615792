/** The spot of each background where reading is hardest: the lightest of a night panel, the darkest rim of a parchment. */
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
