import { Badge as MantineBadge } from '@mantine/core';
import classes from './badge.module.css';

/** Has variants of its own: `destructive`, `default`, `secondary` and `outline`. */
export const Badge = MantineBadge.withProps({ unstyled: true, classNames: classes });
