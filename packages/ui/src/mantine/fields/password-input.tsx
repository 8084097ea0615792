import { PasswordInput as MantinePasswordInput, type PasswordInputProps } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
// Later sheets override earlier ones.
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import classes from './fields.module.css';
import passwordClasses from './password-input.module.css';

/** Mantine's field. Its toggle appears once it works, after hydration. */
export function PasswordInput(props: PasswordInputProps) {
  const isMounted = useMounted();
  return (
    <MantinePasswordInput
      size="md"
      autoCapitalize="none"
      spellCheck={false}
      rightSection={isMounted ? undefined : false}
      visibilityToggleFocusable
      // The name never changes, because aria-pressed carries the state.
      visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
      classNames={{ ...classes, ...passwordClasses }}
      {...props}
    />
  );
}
