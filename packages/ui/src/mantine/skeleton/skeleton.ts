import { Skeleton as MantineSkeleton } from '@mantine/core';
import '@mantine/core/styles/Skeleton.layer.css';
import classes from './skeleton.module.css';

export const Skeleton = MantineSkeleton.withProps({ radius: 'lg', classNames: classes });
