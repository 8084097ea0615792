import { DrawerRoot as MantineDrawerRoot } from '@mantine/core';
// Later sheets override earlier ones.
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import modalClasses from '../modal/modal.module.css';
import classes from './drawer.module.css';

/** Wraps Mantine's `DrawerOverlay`, `DrawerContent` and their parts. */
export const DrawerRoot = MantineDrawerRoot.withProps({
  classNames: { ...modalClasses, ...classes },
});
