import { PasswordInput as MantinePasswordInput } from '@mantine/core';
// Later sheets override earlier ones.
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import classes from './fields.module.css';
import passwordClasses from './password-input.module.css';

export const PasswordInput = MantinePasswordInput.withProps({
  size: 'md',
  autoCapitalize: 'none',
  spellCheck: false,
  visibilityToggleFocusable: true,
  // The name never changes, because aria-pressed carries the state.
  visibilityToggleButtonProps: { 'aria-label': 'Show password' },
  classNames: { ...classes, ...passwordClasses },
});
