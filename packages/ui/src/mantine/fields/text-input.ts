import { TextInput as MantineTextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import classes from './fields.module.css';

export const TextInput = MantineTextInput.withProps({ size: 'md', classNames: classes });
