import { Menu as MantineMenu } from '@mantine/core';
// Later sheets override earlier ones.
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import classes from './menu.module.css';

/** Wraps Mantine's `MenuTarget`, `MenuDropdown` and `MenuItem`. */
export const Menu = MantineMenu.withProps({
  position: 'bottom-end',
  radius: 'lg',
  shadow: 'md',
  // Rendered next to its button, so that both are in the same landmark.
  withinPortal: false,
  withInitialFocusPlaceholder: false,
  classNames: classes,
});
