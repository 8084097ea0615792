import { createTheme, type MantineColorsTuple } from '@mantine/core';
import dress from './mantine-dress.module.css';

/** A Mantine colour whose shades are the custom properties of `mantine-variables.css`. */
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

/** How Mantine's components look and behave here. Their colours are in `mantine-variables.css`. */
export const guildTheme = createTheme({
  colors: { dark: shadesOf('dark'), gold: shadesOf('gold') },
  primaryColor: 'gold',
  primaryShade: 4,
  fontFamily: 'var(--gp-font-text)',
  headings: { fontFamily: 'var(--gp-font-display)', fontWeight: '600' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Accordion: {
      defaultProps: {
        variant: 'unstyled',
        chevronPosition: 'left',
        chevronSize: 20,
        chevronIconSize: 20,
      },
      classNames: {
        control: dress.accordionControl,
        label: dress.accordionLabel,
        chevron: dress.accordionChevron,
        content: dress.accordionContent,
      },
    },
    Alert: {
      defaultProps: { radius: 'lg' },
      classNames: {
        root: dress.alert,
        title: dress.alertTitle,
        message: dress.alertMessage,
        icon: dress.alertIcon,
      },
    },
    NavLink: {
      classNames: {
        root: dress.navLink,
        label: dress.navLinkLabel,
        description: dress.navLinkDescription,
      },
    },
    Table: { classNames: { table: dress.table, th: dress.tableHead } },
    Tooltip: {
      defaultProps: {
        multiline: true,
        interactive: true,
        withArrow: true,
        arrowSize: 8,
        events: { hover: true, focus: true, touch: true },
        // Within the landmark that `Page` makes of its content.
        portalProps: { target: '#content' },
      },
      classNames: { tooltip: dress.tooltip, arrow: dress.tooltipArrow },
    },
  },
});
