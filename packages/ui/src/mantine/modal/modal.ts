import { Modal as MantineModal } from '@mantine/core';
// Later sheets override earlier ones.
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import classes from './modal.module.css';

export const Modal = MantineModal.withProps({
  centered: true,
  radius: 'lg',
  padding: 'lg',
  overlayProps: { backgroundOpacity: 0.75 },
  // Its header element would count as a second banner landmark.
  attributes: { header: { role: 'none' } },
  closeButtonProps: { 'aria-label': 'Close', size: 'lg' },
  // No exit transition, because the action that closes it may change its content.
  transitionProps: { exitDuration: 0 },
  classNames: classes,
});
