import css from './tokens.css?raw';

const [palette = '', night = '', parchment = ''] = css.split(
  /:root,\n|\[data-surface='parchment'\] \{/,
);
const meanings = { night, parchment };

/** The names of the palette and the spacing that start with one of these, in the order of `tokens.css`. */
export function listTokens(...starts: readonly string[]): string[] {
  return [...palette.matchAll(/^ {2}(--gp-[\w-]+):/gm)]
    .map(([, name = '']) => name)
    .filter((name) => starts.some((start) => name.startsWith(start)));
}

/** What a name means on a background, followed through the palette to its hexadecimal colour where it is one. */
export function readToken(name: string, surface: keyof typeof meanings): string {
  const value =
    new RegExp(`${name}: ([^;]+);`).exec(`${meanings[surface]}\n${palette}`)?.[1] ?? name;
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return reference ? readToken(reference, surface) : value;
}
