import { Table as MantineTable } from '@mantine/core';
import classes from './table.module.css';

/** Wraps Mantine's `TableThead`, `TableTbody`, `TableTr`, `TableTh` and `TableTd`. */
export const Table = MantineTable.withProps({ classNames: classes });
