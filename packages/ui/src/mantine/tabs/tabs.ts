import { Tabs as MantineTabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import classes from './tabs.module.css';

/** Wraps Mantine's `TabsList`, `TabsTab` and `TabsPanel`. */
export const Tabs = MantineTabs.withProps({ classNames: classes });
