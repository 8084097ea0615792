import { createTheme, type MantineColorsTuple } from '@mantine/core';
import overrides from './mantine-overrides.module.css';

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
        control: overrides.accordionControl,
        label: overrides.accordionLabel,
        chevron: overrides.accordionChevron,
        content: overrides.accordionContent,
      },
    },
    Alert: {
      defaultProps: { radius: 'lg' },
      classNames: {
        root: overrides.alert,
        title: overrides.alertTitle,
        message: overrides.alertMessage,
        icon: overrides.alertIcon,
      },
    },
    // The variants are our own: destructive, default, secondary, outline.
    Badge: { defaultProps: { unstyled: true }, classNames: { root: overrides.badge } },
    Drawer: {
      classNames: {
        content: overrides.drawer,
        title: overrides.modalTitle,
        close: overrides.modalClose,
      },
    },
    Input: {
      defaultProps: { size: 'md' },
      vars: () => ({ wrapper: { '--input-height': '3rem', '--input-radius': '0.625rem' } }),
      classNames: { input: overrides.input, section: overrides.inputSection },
    },
    InputWrapper: {
      defaultProps: { size: 'md' },
      classNames: {
        label: overrides.inputLabel,
        description: overrides.inputDescription,
        error: overrides.inputError,
      },
    },
    Menu: {
      defaultProps: {
        position: 'bottom-end',
        radius: 'lg',
        shadow: 'md',
        // Rendered next to its button, so that it is within the same landmark.
        withinPortal: false,
        withInitialFocusPlaceholder: false,
      },
      classNames: {
        dropdown: overrides.menu,
        item: overrides.menuItem,
        divider: overrides.menuDivider,
      },
    },
    Modal: {
      defaultProps: {
        centered: true,
        radius: 'lg',
        padding: 'lg',
        overlayProps: { backgroundOpacity: 0.75 },
        // Its header element would count as a second banner landmark.
        attributes: { header: { role: 'none' } },
        closeButtonProps: { 'aria-label': 'Close', size: 'lg' },
        // Closes at once: its content may change with the action that closed it.
        transitionProps: { exitDuration: 0 },
      },
      classNames: {
        content: overrides.modal,
        header: overrides.modalHeader,
        title: overrides.modalTitle,
        close: overrides.modalClose,
      },
    },
    NavLink: {
      classNames: {
        root: overrides.navLink,
        label: overrides.navLinkLabel,
        description: overrides.navLinkDescription,
      },
    },
    PasswordInput: {
      defaultProps: {
        autoCapitalize: 'none',
        spellCheck: false,
        visibilityToggleFocusable: true,
        // A toggle button: aria-pressed carries its state, so its name does not change.
        visibilityToggleButtonProps: { 'aria-label': 'Show password' },
      },
      classNames: {
        innerInput: overrides.passwordInput,
        visibilityToggle: overrides.passwordToggle,
      },
    },
    Skeleton: { defaultProps: { radius: 'lg' }, classNames: { root: overrides.skeleton } },
    Table: { classNames: { table: overrides.table, th: overrides.tableHead } },
    Tabs: {
      classNames: { list: overrides.tabList, tab: overrides.tab },
    },
    Tooltip: {
      defaultProps: {
        multiline: true,
        interactive: true,
        withArrow: true,
        arrowSize: 8,
        events: { hover: true, focus: true, touch: true },
        // Within the `main` landmark that `Page` renders.
        portalProps: { target: '#content' },
      },
      classNames: { tooltip: overrides.tooltip, arrow: overrides.tooltipArrow },
    },
  },
});
