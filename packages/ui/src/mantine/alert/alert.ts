import { Alert as MantineAlert } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import classes from './alert.module.css';

/** Reports a failed load or another problem. */
export const Alert = MantineAlert.withProps({ radius: 'lg', classNames: classes });
