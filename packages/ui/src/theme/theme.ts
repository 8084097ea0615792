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
    // Its variants are ours: destructive, default, secondary, outline.
    Badge: { defaultProps: { size: 'lg' }, classNames: { root: dress.badge } },
    Drawer: {
      classNames: { content: dress.drawer, title: dress.modalTitle, close: dress.modalClose },
    },
    Input: {
      defaultProps: { size: 'md' },
      vars: () => ({ wrapper: { '--input-height': '3rem', '--input-radius': '0.625rem' } }),
      classNames: { input: dress.input },
    },
    InputWrapper: {
      defaultProps: { size: 'md' },
      classNames: {
        label: dress.inputLabel,
        description: dress.inputDescription,
        error: dress.inputError,
      },
    },
    Menu: {
      defaultProps: {
        position: 'bottom-end',
        radius: 'lg',
        shadow: 'md',
        // Beside its button, thus within the same landmark.
        withinPortal: false,
        withInitialFocusPlaceholder: false,
      },
      classNames: { dropdown: dress.menu, item: dress.menuItem, divider: dress.menuDivider },
    },
    Modal: {
      defaultProps: {
        centered: true,
        radius: 'lg',
        padding: 'lg',
        overlayProps: { backgroundOpacity: 0.75 },
        // Its header element would count as a second banner of the page.
        attributes: { header: { role: 'none' } },
        closeButtonProps: { 'aria-label': 'Close', size: 'lg' },
        // It is gone at once: what stands in it may change with what has just been done.
        transitionProps: { exitDuration: 0 },
      },
      classNames: {
        content: dress.modal,
        header: dress.modalHeader,
        title: dress.modalTitle,
        close: dress.modalClose,
      },
    },
    NavLink: {
      classNames: {
        root: dress.navLink,
        label: dress.navLinkLabel,
        description: dress.navLinkDescription,
      },
    },
    PasswordInput: {
      defaultProps: {
        autoCapitalize: 'none',
        spellCheck: false,
        visibilityToggleFocusable: true,
        // A toggle button: its state is in aria-pressed, so that its name stays.
        visibilityToggleButtonProps: { 'aria-label': 'Show password' },
      },
      classNames: { innerInput: dress.passwordInput, visibilityToggle: dress.passwordToggle },
    },
    Skeleton: { defaultProps: { radius: 'lg' }, classNames: { root: dress.skeleton } },
    Table: { classNames: { table: dress.table, th: dress.tableHead } },
    Tabs: {
      classNames: { list: dress.tabList, tab: dress.tab },
    },
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
