import { createTheme, type MantineColorsTuple } from '@mantine/core';

function shadesOf(name: string): MantineColorsTuple {
  const shade = (index: number) => `var(--mantine-color-${name}-${index})`;
  return [
    shade(0),
    shade(1),
    shade(2),
    shade(3),
    shade(4),
    shade(5),
    shade(6),
    shade(7),
    shade(8),
    shade(9),
  ];
}

/** Its colours are in `mantine-variables.css`; each component's look is in `src/mantine/`. */
export const guildTheme = createTheme({
  colors: { dark: shadesOf('dark'), gold: shadesOf('gold') },
  primaryColor: 'gold',
  primaryShade: 4,
  fontFamily: 'var(--gp-font-text)',
  headings: { fontFamily: 'var(--gp-font-display)', fontWeight: '600' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
});
