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

/**
 * Sets the defaults and class names of Mantine's components. Their colours are in `mantine-variables.css`;
 * the classes are in the `mantine-….css` sheet that loads the component's own stylesheet.
 */
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
    Alert: {
      defaultProps: { radius: 'lg' },
      classNames: {
        root: 'gp-alert',
        title: 'gp-alert-title',
        message: 'gp-alert-message',
        icon: 'gp-alert-icon',
      },
    },
    // The variants are our own: destructive, default, secondary, outline.
    Badge: { defaultProps: { unstyled: true }, classNames: { root: 'gp-badge' } },
    Drawer: {
      classNames: {
        content: 'gp-drawer',
        title: 'gp-modal-title',
        close: 'gp-modal-close',
      },
    },
    Input: {
      defaultProps: { size: 'md' },
      vars: () => ({ wrapper: { '--input-height': '3rem', '--input-radius': '0.625rem' } }),
      classNames: { input: 'gp-input', section: 'gp-input-section' },
    },
    InputWrapper: {
      defaultProps: { size: 'md' },
      classNames: {
        label: 'gp-input-label',
        description: 'gp-input-description',
        error: 'gp-input-error',
      },
    },
    Menu: {
      defaultProps: {
        position: 'bottom-end',
        radius: 'lg',
        shadow: 'md',
        // Rendered next to its button, so that both are in the same landmark.
        withinPortal: false,
        withInitialFocusPlaceholder: false,
      },
      classNames: {
        dropdown: 'gp-menu',
        item: 'gp-menu-item',
        divider: 'gp-menu-divider',
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
        // No exit transition, because the action that closes it may change its content.
        transitionProps: { exitDuration: 0 },
      },
      classNames: {
        content: 'gp-modal',
        header: 'gp-modal-header',
        title: 'gp-modal-title',
        close: 'gp-modal-close',
      },
    },
    NavLink: {
      classNames: {
        root: 'gp-nav-link',
        label: 'gp-nav-link-label',
        description: 'gp-nav-link-description',
      },
    },
    PasswordInput: {
      defaultProps: {
        autoCapitalize: 'none',
        spellCheck: false,
        visibilityToggleFocusable: true,
        // The name never changes, because aria-pressed carries the state.
        visibilityToggleButtonProps: { 'aria-label': 'Show password' },
      },
      classNames: {
        innerInput: 'gp-password-input',
        visibilityToggle: 'gp-password-toggle',
      },
    },
    Skeleton: { defaultProps: { radius: 'lg' }, classNames: { root: 'gp-skeleton' } },
    Table: { classNames: { table: 'gp-table', th: 'gp-table-head' } },
    Tabs: {
      classNames: { list: 'gp-tab-list', tab: 'gp-tab' },
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
      classNames: { tooltip: 'gp-tooltip', arrow: 'gp-tooltip-arrow' },
    },
  },
});
