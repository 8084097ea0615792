import { NativeSelect as MantineNativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import classes from './fields.module.css';

export const NativeSelect = MantineNativeSelect.withProps({ size: 'md', classNames: classes });
