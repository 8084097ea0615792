import { Badge as MantineBadge } from '@mantine/core';
import classes from './badge.module.css';

/** Takes the variants `destructive`, `default`, `secondary` and `outline`. */
export const Badge = MantineBadge.withProps({ unstyled: true, classNames: classes });
